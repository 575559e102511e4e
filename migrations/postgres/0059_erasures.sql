-- Accounts that are closed and whose data is still to be erased, in batches.
CREATE TABLE accounts_to_erase (
  user_id BIGINT PRIMARY KEY REFERENCES users (id),
  name TEXT NOT NULL,  -- the former one, which messages that wait to be sent may contain
  forgotten BIGINT NOT NULL CHECK (forgotten IN (0, 1)),  -- the row of users goes too, if it may
  -- Up to where lists have been looked through whose rows stay.
  chat_line BIGINT NOT NULL DEFAULT 0,
  tournament_id BIGINT NOT NULL DEFAULT 0,
  tournament_version BIGINT NOT NULL DEFAULT 0,
  mail BIGINT NOT NULL DEFAULT 0,
  delivery BIGINT NOT NULL DEFAULT 0
);

-- Studies whose owner has removed them and whose chapters are still to be erased.
ALTER TABLE studies ADD COLUMN removed_ms BIGINT;
CREATE INDEX studies_removed ON studies (id) WHERE removed_ms IS NOT NULL;

-- Texts in the logs of tournaments, by who wrote them.
CREATE INDEX tournament_words_by ON tournament_events (actor_id, tournament_id, version)
  WHERE reason <> '' OR (type = 23 AND after <> '');
