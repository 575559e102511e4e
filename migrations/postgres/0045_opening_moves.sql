-- What was played in the positions of the beginning of finished games, counted apart for each
-- quarter of a year in which the games began, speed and band of rating. A game counts in the speed
-- under which it is searched.
CREATE TABLE opening_moves (
  position BIGINT NOT NULL,  -- its key
  move TEXT NOT NULL,
  quarter BIGINT NOT NULL,  -- since that from January 1970 on, UTC
  speed BIGINT NOT NULL,
  band BIGINT NOT NULL,  -- its lowest rating, 1200 for all below 1400; 0 where no rating is known
  white_wins BIGINT NOT NULL,
  draws BIGINT NOT NULL,
  black_wins BIGINT NOT NULL,
  ratings BIGINT NOT NULL,  -- of all these games together, the mean of both players for each
  newest BIGINT NOT NULL,  -- of these games; 0 where it is not known
  strongest BIGINT NOT NULL,  -- the rating of that game times 2^40, and its id; 0 as above
  PRIMARY KEY (position, move, quarter, speed, band)
);

-- As which result a game is counted there.
CREATE TABLE counted_games (
  game_id BIGINT PRIMARY KEY REFERENCES games (id),
  outcome BIGINT NOT NULL
);

-- Finished games, and those with another result than before, that are to be counted.
CREATE TABLE games_to_count (
  game_id BIGINT PRIMARY KEY REFERENCES games (id)
);
INSERT INTO games_to_count (game_id) SELECT id FROM finished_games WHERE outcome < 3;
