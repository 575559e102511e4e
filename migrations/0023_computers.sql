-- The site's own programs to play against, one a level.
ALTER TABLE users ADD COLUMN computer_level INTEGER CHECK (computer_level > 0);
CREATE UNIQUE INDEX users_computers ON users (computer_level) WHERE computer_level IS NOT NULL;
