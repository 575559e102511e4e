ALTER TABLE users ADD COLUMN role INTEGER NOT NULL DEFAULT 0 CHECK (role IN (0, 1, 2, 3));
ALTER TABLE users ADD COLUMN bot INTEGER NOT NULL DEFAULT 0 CHECK (bot IN (0, 1));
ALTER TABLE users ADD COLUMN banned_ms INTEGER;
ALTER TABLE users ADD COLUMN ban_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN closed_ms INTEGER;

-- Sessions get a number that may be shown, and what a player knows them by.
DROP INDEX sessions_by_expiry;
ALTER TABLE sessions RENAME TO sessions_before;
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  secret BLOB NOT NULL UNIQUE CHECK (length(secret) = 32),  -- the hash of it
  user_id INTEGER NOT NULL REFERENCES users (id),
  device TEXT NOT NULL,
  address TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  seen_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT;
INSERT INTO sessions (secret, user_id, device, address, created_ms, seen_ms, expires_ms)
  SELECT secret, user_id, '', '', created_ms, created_ms, expires_ms FROM sessions_before;
DROP TABLE sessions_before;
CREATE INDEX sessions_by_expiry ON sessions (expires_ms);
CREATE INDEX sessions_of_user ON sessions (user_id);

ALTER TABLE tokens ADD COLUMN seen_ms INTEGER;
CREATE INDEX tokens_of_user ON tokens (user_id);

CREATE TABLE second_factors (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  key BLOB NOT NULL CHECK (length(key) = 20),
  confirmed_ms INTEGER,        -- NULL: begun, not asked for yet
  last_step INTEGER NOT NULL   -- of the code that was used last; none is good twice
) STRICT;
CREATE TABLE recovery_codes (
  user_id INTEGER NOT NULL REFERENCES users (id),
  secret BLOB NOT NULL CHECK (length(secret) = 32),  -- the hash of it
  PRIMARY KEY (user_id, secret)
) STRICT, WITHOUT ROWID;

CREATE TABLE blocks (
  user_id INTEGER NOT NULL REFERENCES users (id),
  blocked_id INTEGER NOT NULL REFERENCES users (id),
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  from_id INTEGER NOT NULL REFERENCES users (id),
  about_id INTEGER NOT NULL REFERENCES users (id),
  game_id INTEGER REFERENCES games (id),
  kind INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  closed_ms INTEGER  -- NULL: open
) STRICT;
CREATE INDEX reports_open ON reports (id) WHERE closed_ms IS NULL;
CREATE INDEX reports_from ON reports (from_id);

-- What moderators have done, and why.
CREATE TABLE moderation_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at_ms INTEGER NOT NULL,
  actor_id INTEGER REFERENCES users (id),  -- NULL: the operator
  act INTEGER NOT NULL,
  about_id INTEGER NOT NULL REFERENCES users (id),
  reason TEXT NOT NULL
) STRICT;
CREATE INDEX moderation_log_about ON moderation_log (about_id);
