-- What is known of a player in one pool, as it was after his last rated game there. The deviation
-- grows with time when it is read.
CREATE TABLE ratings (
  user_id INTEGER NOT NULL REFERENCES users (id),
  variant TEXT NOT NULL,
  speed INTEGER NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  rated_ms INTEGER NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (user_id, variant, speed)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_rank ON ratings (variant, speed, rating DESC, user_id);

-- What each game did to its two players. Before a first game there is nothing: NULL.
CREATE TABLE rating_changes (
  game_id INTEGER NOT NULL REFERENCES games (id),
  color INTEGER NOT NULL CHECK (color IN (0, 1)),
  user_id INTEGER NOT NULL REFERENCES users (id),
  variant TEXT NOT NULL,
  speed INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,
  before_rating REAL,
  before_deviation REAL,
  before_volatility REAL,
  before_ms INTEGER,
  after_rating REAL NOT NULL,
  after_deviation REAL NOT NULL,
  after_volatility REAL NOT NULL,
  annulled_ms INTEGER,
  annulled_by INTEGER REFERENCES users (id),
  annulled_why TEXT,
  PRIMARY KEY (game_id, color)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_changes_of_user ON rating_changes (user_id, variant, speed, at_ms);

-- The finished games in a form to be searched: the newest first along any of the indexes, most of
-- which hold all that is asked for. `opening` has the first ten plies from the usual position.
CREATE TABLE finished_games (
  id INTEGER PRIMARY KEY REFERENCES games (id),
  created_ms INTEGER NOT NULL,
  white_id INTEGER NOT NULL,
  black_id INTEGER NOT NULL,
  variant TEXT NOT NULL,
  speed INTEGER NOT NULL,
  outcome INTEGER NOT NULL,
  reason TEXT NOT NULL,
  opening TEXT NOT NULL
) STRICT;
INSERT INTO finished_games
  SELECT id, created_ms, white_id, black_id, variant,
    CASE WHEN pace = 1 THEN 5
      WHEN base_ms + 40 * coalesce(increment_ms, 0) < 30000 THEN 0
      WHEN base_ms + 40 * coalesce(increment_ms, 0) < 180000 THEN 1
      WHEN base_ms + 40 * coalesce(increment_ms, 0) < 600000 THEN 2
      WHEN base_ms + 40 * coalesce(increment_ms, 0) < 1800000 THEN 3
      ELSE 4 END,
    outcome, reason, '' FROM games WHERE status = 1;
CREATE INDEX finished_by_start
  ON finished_games (created_ms, variant, speed, outcome, reason);
CREATE INDEX finished_of_white
  ON finished_games (white_id, created_ms, variant, speed, outcome, reason, black_id);
CREATE INDEX finished_of_black
  ON finished_games (black_id, created_ms, variant, speed, outcome, reason, white_id);
CREATE INDEX finished_of_pair ON finished_games (white_id, black_id, created_ms);
CREATE INDEX finished_of_variant
  ON finished_games (variant, created_ms, speed, outcome, reason);
CREATE INDEX finished_by_reason
  ON finished_games (reason, created_ms, variant, speed, outcome);
CREATE INDEX finished_by_opening ON finished_games (opening, created_ms) WHERE opening <> '';

-- For running games of two players.
CREATE INDEX games_of_pair ON games (white_id, black_id);
