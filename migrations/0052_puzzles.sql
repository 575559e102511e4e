-- Positions of games with one good way, which players look for.
CREATE TABLE puzzles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  asked TEXT NOT NULL,  -- the position to be solved; a position is one puzzle, whatever games it is of
  fen TEXT NOT NULL,  -- before the last move
  last_move TEXT NOT NULL,
  solution TEXT NOT NULL,  -- moves, parted by blanks
  themes INTEGER NOT NULL,  -- a bit for each
  score INTEGER NOT NULL,  -- hundredths of a man
  game_id INTEGER REFERENCES games (id),  -- null: of no game of this site
  ply INTEGER NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  tries INTEGER NOT NULL,
  solved INTEGER NOT NULL,
  created_ms INTEGER NOT NULL,
  disabled_ms INTEGER,  -- null: it is there
  ruled_by INTEGER REFERENCES users (id),  -- who took it out or said that it is right, last
  ruled_why TEXT
) STRICT;
CREATE UNIQUE INDEX puzzles_by_position ON puzzles (variant, asked);
CREATE INDEX puzzles_by_rating ON puzzles (variant, rating) WHERE disabled_ms IS NULL;
CREATE INDEX puzzles_of_variant ON puzzles (variant, id) WHERE disabled_ms IS NULL;
CREATE INDEX puzzles_of_game ON puzzles (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX puzzles_ruled_by ON puzzles (ruled_by) WHERE ruled_by IS NOT NULL;

-- How many there are that were not taken out.
CREATE TABLE puzzle_counts (
  variant TEXT NOT NULL,
  theme INTEGER NOT NULL,  -- -1: all of the variant
  puzzles INTEGER NOT NULL,
  PRIMARY KEY (variant, theme)
) STRICT, WITHOUT ROWID;

-- Which players have had their try of a puzzle.
CREATE TABLE puzzle_tries (
  user_id INTEGER NOT NULL REFERENCES users (id),
  puzzle_id INTEGER NOT NULL REFERENCES puzzles (id),
  solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, puzzle_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_tries_of_puzzle ON puzzle_tries (puzzle_id);

CREATE TABLE puzzle_ratings (
  user_id INTEGER NOT NULL REFERENCES users (id),
  variant TEXT NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  rated_ms INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  solved INTEGER NOT NULL,
  PRIMARY KEY (user_id, variant)
) STRICT, WITHOUT ROWID;

-- What players say is wrong with a puzzle, until a moderator has decided.
CREATE TABLE puzzle_reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  puzzle_id INTEGER NOT NULL REFERENCES puzzles (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX puzzle_reports_by_puzzle ON puzzle_reports (puzzle_id, user_id);
CREATE INDEX puzzle_reports_of_user ON puzzle_reports (user_id);

-- The puzzle of each day on which somebody has asked for it.
CREATE TABLE puzzle_days (
  day INTEGER PRIMARY KEY,  -- of UTC, since 1970
  puzzle_id INTEGER NOT NULL REFERENCES puzzles (id),
  variant TEXT NOT NULL
) STRICT;
CREATE INDEX puzzle_days_of_puzzle ON puzzle_days (puzzle_id);
CREATE INDEX puzzle_days_of_variant ON puzzle_days (variant, day);

-- How far the search for puzzles has come: a single row, once there is anything to say.
CREATE TABLE puzzle_search (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  updated_ms INTEGER NOT NULL,  -- of the last game that was looked through
  game_id INTEGER NOT NULL,  -- that game; 0: none was
  shipped INTEGER NOT NULL  -- the edition of the program's own puzzles that was taken in; 0: none
) STRICT;
