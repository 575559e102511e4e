-- Finds players, studies and what players are doing; migrations/0003_search.sql has the comments.

CREATE INDEX users_findable ON users (lower(name))
  WHERE guest = 0 AND closed_ms IS NULL AND banned_ms IS NULL;

CREATE INDEX games_live_of_white ON games (white_id) WHERE status = 0 AND pace = 0;
CREATE INDEX games_live_of_black ON games (black_id) WHERE status = 0 AND pace = 0;

ALTER TABLE studies ADD COLUMN first_variant TEXT NOT NULL DEFAULT '';
UPDATE studies SET first_variant = coalesce((SELECT variant FROM study_chapters
  WHERE study_id = studies.id ORDER BY place, number LIMIT 1), '');
CREATE INDEX studies_public ON studies (updated_ms DESC, id)
  WHERE visibility = 2 AND hidden_reason IS NULL AND removed_ms IS NULL;
CREATE INDEX studies_public_of_variant ON studies (first_variant, updated_ms DESC, id)
  WHERE visibility = 2 AND hidden_reason IS NULL AND removed_ms IS NULL;

CREATE INDEX study_names ON studies USING gin (array_to_tsvector(words_of(name)))
  WHERE visibility = 2 AND hidden_reason IS NULL AND removed_ms IS NULL;
