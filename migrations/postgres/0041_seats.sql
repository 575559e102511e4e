-- Who plays a game, the truth about all of its seats; white_id and black_id in games are copies of
-- the first two, by which games of two are found as before.
ALTER TABLE games ADD COLUMN seats BIGINT NOT NULL DEFAULT 2 CHECK (seats BETWEEN 2 AND 6);

CREATE TABLE game_seats (
  game_id BIGINT NOT NULL REFERENCES games (id),
  seat BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 5),
  user_id BIGINT NOT NULL REFERENCES users (id),
  place BIGINT,  -- from 1; 0 where the game counted for nobody; NULL while it is played
  rating BIGINT,  -- as the game began; NULL in games from before schema 22
  provisional BIGINT CHECK (provisional IN (0, 1)),
  PRIMARY KEY (game_id, seat),
  CHECK ((rating IS NULL) = (provisional IS NULL))
);
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
  challenge_id BIGINT NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
  user_id BIGINT NOT NULL REFERENCES users (id),
  number BIGINT NOT NULL,
  PRIMARY KEY (challenge_id, user_id)
);
CREATE INDEX challenge_seats_of ON challenge_seats (user_id);

ALTER TABLE rating_changes DROP CONSTRAINT rating_changes_color_check;
ALTER TABLE rating_changes ADD CONSTRAINT rating_changes_color_check CHECK (color BETWEEN 0 AND 5);

-- They are made again in a format that knows seats.
DELETE FROM snapshots;
