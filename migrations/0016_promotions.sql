-- 1: it is over, and its best are still to be entered in the tournament where they go on.
ALTER TABLE tournaments ADD COLUMN promotes INTEGER NOT NULL DEFAULT 0 CHECK (promotes IN (0, 1));
CREATE INDEX tournaments_that_promote ON tournaments (promotes) WHERE promotes = 1;
