-- What happened in games and has not been told yet by mails and webhooks, in the order in which it
-- was stored: by its instant, one that is stored late would never be told.
CREATE TABLE news (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,  -- of the last of the events
  after INTEGER NOT NULL,  -- the version before the first of them
  version INTEGER NOT NULL -- of the last
) STRICT;
CREATE INDEX news_by_time ON news (at_ms);

INSERT INTO news (game_id, at_ms, after, version)
  SELECT id, updated_ms,
    coalesce((SELECT max(version) FROM game_events WHERE game_id = games.id AND at_ms <= looked), 0),
    version
  FROM games JOIN (SELECT value AS looked FROM meta WHERE key = 'mail_looked_ms')
  WHERE updated_ms > looked;
