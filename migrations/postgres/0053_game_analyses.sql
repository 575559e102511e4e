-- Finished games of draughts through which the site's own workers look, or have looked, once for
-- everybody.
CREATE TABLE game_analyses (
  game_id BIGINT PRIMARY KEY REFERENCES games (id),
  engine BIGINT NOT NULL,  -- the version of what looks: another finds something else
  state BIGINT NOT NULL,  -- 0 it waits or is under way, 1 it is whole, 2 the game cannot be read
  asked_ms BIGINT NOT NULL
);
CREATE INDEX analyses_to_make ON game_analyses (asked_ms, game_id) WHERE state = 0;

-- What was found of a game's positions in which there was a choice.
CREATE TABLE analysed_positions (
  game_id BIGINT NOT NULL REFERENCES game_analyses (game_id),
  ply BIGINT NOT NULL,  -- plies played before
  score BIGINT NOT NULL,  -- in hundredths of a man, for White
  wins BIGINT NOT NULL,  -- in so many moves of its own White wins; below 0 Black; 0 neither
  depth BIGINT NOT NULL,  -- in plies
  settled BIGINT NOT NULL,  -- 1 where a longer look would bring nothing more
  line TEXT NOT NULL,  -- the best moves, parted by blanks
  PRIMARY KEY (game_id, ply)
);
