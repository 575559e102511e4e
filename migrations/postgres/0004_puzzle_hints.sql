-- Hints for puzzles, and a player's last attempts; migrations/0004_puzzle_hints.sql has the comments.

ALTER TABLE puzzles_served ADD COLUMN hinted BIGINT NOT NULL DEFAULT 0 CHECK (hinted IN (0, 1));

CREATE INDEX puzzle_tries_by_time ON puzzle_tries (user_id, at_ms, puzzle_id);
