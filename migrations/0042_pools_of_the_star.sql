-- Ratings at the star are kept apart for games of two and of several; so far two alone were rated.
UPDATE ratings SET variant = 'star-2' WHERE variant = 'star';
UPDATE rating_changes SET variant = 'star-2' WHERE variant = 'star';
