-- What was played in the positions of the beginning of finished games, counted apart for each
-- quarter of a year in which the games began, speed and band of rating. A game counts in the speed
-- under which it is searched.
CREATE TABLE opening_moves (
  position INTEGER NOT NULL,  -- its key
  move TEXT NOT NULL,
  quarter INTEGER NOT NULL,  -- since that from January 1970 on, UTC
  speed INTEGER NOT NULL,
  band INTEGER NOT NULL,  -- its lowest rating, 1200 for all below 1400; 0 where no rating is known
  white_wins INTEGER NOT NULL,
  draws INTEGER NOT NULL,
  black_wins INTEGER NOT NULL,
  ratings INTEGER NOT NULL,  -- of all these games together, the mean of both players for each
  newest INTEGER NOT NULL,  -- of these games; 0 where it is not known
  strongest INTEGER NOT NULL,  -- the rating of that game times 2^40, and its id; 0 as above
  PRIMARY KEY (position, move, quarter, speed, band)
) STRICT, WITHOUT ROWID;

-- As which result a game is counted there.
CREATE TABLE counted_games (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  outcome INTEGER NOT NULL
) STRICT;

-- Finished games, and those with another result than before, that are to be counted.
CREATE TABLE games_to_count (
  game_id INTEGER PRIMARY KEY REFERENCES games (id)
) STRICT;
INSERT INTO games_to_count (game_id) SELECT id FROM finished_games WHERE outcome < 3;
