-- Hints for puzzles, and a player's last attempts.

-- 1: the player has asked for a hint, so solving the puzzle wins half the points.
ALTER TABLE puzzles_served ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0 CHECK (hinted IN (0, 1));

CREATE INDEX puzzle_tries_by_time ON puzzle_tries (user_id, at_ms, puzzle_id);
