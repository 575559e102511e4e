-- Who plays a game, the truth about all of its seats; white_id and black_id in games are copies of
-- the first two, by which games of two are found as before.
ALTER TABLE games ADD COLUMN seats INTEGER NOT NULL DEFAULT 2 CHECK (seats BETWEEN 2 AND 6);

CREATE TABLE game_seats (
  game_id INTEGER NOT NULL REFERENCES games (id),
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
  user_id INTEGER NOT NULL REFERENCES users (id),
  place INTEGER,  -- from 1; 0 where the game counted for nobody; NULL while it is played
  rating INTEGER,  -- as the game began; NULL in games from before schema 22
  provisional INTEGER CHECK (provisional IN (0, 1)),
  PRIMARY KEY (game_id, seat),
  CHECK ((rating IS NULL) = (provisional IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO game_seats (game_id, seat, user_id, place, rating, provisional)
  SELECT id, 0, white_id, CASE outcome WHEN 0 THEN 1 WHEN 1 THEN 2 WHEN 2 THEN 1 WHEN 3 THEN 0 END,
    white_rating, white_provisional FROM games
  UNION ALL
  SELECT id, 1, black_id, CASE outcome WHEN 0 THEN 2 WHEN 1 THEN 1 WHEN 2 THEN 1 WHEN 3 THEN 0 END,
    black_rating, black_provisional FROM games;
-- Those behind the second together: the first two are found by the indexes of games.
CREATE INDEX game_seats_of_user ON game_seats (user_id, seat, game_id);

-- Who has accepted an open challenge of more than two, until all seats are taken.
CREATE TABLE challenge_seats (
  challenge_id INTEGER NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  number INTEGER NOT NULL,
  PRIMARY KEY (challenge_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX challenge_seats_of ON challenge_seats (user_id);

-- As it was, but for the numbers of seats.
CREATE TABLE rating_changes_of_seats (
  game_id INTEGER NOT NULL REFERENCES games (id),
  color INTEGER NOT NULL CHECK (color BETWEEN 0 AND 5),
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
  number INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, color)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_changes_of_seats (game_id, color, user_id, variant, speed, at_ms, before_rating,
    before_deviation, before_volatility, before_ms, after_rating, after_deviation,
    after_volatility, annulled_ms, annulled_by, annulled_why, number)
  SELECT game_id, color, user_id, variant, speed, at_ms, before_rating, before_deviation,
    before_volatility, before_ms, after_rating, after_deviation, after_volatility, annulled_ms,
    annulled_by, annulled_why, number FROM rating_changes;
DROP TABLE rating_changes;
ALTER TABLE rating_changes_of_seats RENAME TO rating_changes;
CREATE INDEX rating_changes_of_user ON rating_changes (user_id, variant, speed, number);
CREATE INDEX rating_changes_annulled_by
  ON rating_changes (annulled_by) WHERE annulled_by IS NOT NULL;

-- They are made again in a format that knows seats.
DELETE FROM snapshots;
