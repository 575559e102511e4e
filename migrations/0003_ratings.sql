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
  PRIMARY KEY (game_id, color)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_changes_of_user ON rating_changes (user_id, variant, speed, at_ms);
