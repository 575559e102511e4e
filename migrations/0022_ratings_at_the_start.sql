-- What stands beside the two names of a game: their ratings as it began, all four or none. Games of
-- before have none and go on showing what they did.
ALTER TABLE games ADD COLUMN white_rating INTEGER;
ALTER TABLE games ADD COLUMN white_provisional INTEGER
  CHECK (white_provisional IN (0, 1) AND white_rating IS NOT NULL
    OR white_provisional IS NULL AND white_rating IS NULL);
ALTER TABLE games ADD COLUMN black_rating INTEGER
  CHECK ((black_rating IS NULL) = (white_rating IS NULL));
ALTER TABLE games ADD COLUMN black_provisional INTEGER
  CHECK (black_provisional IN (0, 1) AND black_rating IS NOT NULL
    OR black_provisional IS NULL AND black_rating IS NULL);
