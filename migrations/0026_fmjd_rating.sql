-- What the federation lists, as the player gives it; 0 where he gives none.
ALTER TABLE users ADD COLUMN fmjd_rating INTEGER NOT NULL DEFAULT 0;
