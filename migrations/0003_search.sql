-- Finds players, studies and what players are doing.

-- Players by the beginning of their name.
CREATE INDEX users_findable ON users (lower(name))
  WHERE guest = 0 AND closed_ms IS NULL AND banned_ms IS NULL;

-- The live game that a player is playing.
CREATE INDEX games_live_of_white ON games (white_id) WHERE status = 0 AND pace = 0;
CREATE INDEX games_live_of_black ON games (black_id) WHERE status = 0 AND pace = 0;

-- The variant of the first chapter; empty without one.
ALTER TABLE studies ADD COLUMN first_variant TEXT NOT NULL DEFAULT '';
UPDATE studies SET first_variant = coalesce((SELECT variant FROM study_chapters
  WHERE study_id = studies.id ORDER BY place, number LIMIT 1), '');
CREATE INDEX studies_public ON studies (updated_ms DESC, id)
  WHERE visibility = 2 AND hidden_reason IS NULL AND removed_ms IS NULL;
CREATE INDEX studies_public_of_variant ON studies (first_variant, updated_ms DESC, id)
  WHERE visibility = 2 AND hidden_reason IS NULL AND removed_ms IS NULL;

-- Finds public studies as tournament_names finds tournaments. It has a row for each row of
-- studies_public.
CREATE VIRTUAL TABLE study_names USING fts5(
  name, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
INSERT INTO study_names (rowid, name) SELECT id, name FROM studies
  WHERE visibility = 2 AND hidden_reason IS NULL AND removed_ms IS NULL;
