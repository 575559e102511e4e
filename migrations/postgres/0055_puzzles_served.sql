-- Puzzles that the server chose for a player and whose try is not decided yet: only these count.
CREATE TABLE puzzles_served (
  user_id BIGINT NOT NULL REFERENCES users (id),
  puzzle_id BIGINT NOT NULL REFERENCES puzzles (id),
  PRIMARY KEY (user_id, puzzle_id)
);
CREATE INDEX puzzles_served_of_puzzle ON puzzles_served (puzzle_id);

-- 0: the player chose the puzzle by its number or was shown its solution before; no rating changed.
ALTER TABLE puzzle_tries ADD COLUMN counted BIGINT NOT NULL DEFAULT 1 CHECK (counted IN (0, 1));
