-- How many minutes later those who look on are shown what happens in a game that runs; -1: when it
-- is over.
ALTER TABLE games ADD COLUMN shown_after_min INTEGER NOT NULL DEFAULT 0;
