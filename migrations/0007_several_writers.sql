-- What lets several processes write to one database.

-- The number of changes of conditional moves, which are not events. An append to a correspondence
-- game names the number that it was decided with.
ALTER TABLE games ADD COLUMN private_version INTEGER NOT NULL DEFAULT 0;
