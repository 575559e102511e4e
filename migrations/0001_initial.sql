-- Numbers that stand for names are those of the enums in rules/play and db/*.hpp. Instants and spans
-- are milliseconds, instants since 1970 UTC.

CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  password_hash TEXT NOT NULL,
  email TEXT NOT NULL,
  time_zone TEXT NOT NULL,
  locale TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  secret BLOB PRIMARY KEY CHECK (length(secret) = 32),  -- the hash of it
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_expiry ON sessions (expires_ms);

CREATE TABLE tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  secret BLOB NOT NULL UNIQUE CHECK (length(secret) = 32),
  user_id INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  scopes INTEGER NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;

-- What was answered to a request, so that the same request sent again gets the same answer.
CREATE TABLE requests (
  user_id INTEGER NOT NULL,  -- 0: nobody was signed in
  id BLOB NOT NULL CHECK (length(id) = 16),
  hash INTEGER NOT NULL,
  made_id INTEGER NOT NULL,
  answer TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX requests_by_age ON requests (at_ms);

CREATE TABLE challenges (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  from_id INTEGER NOT NULL REFERENCES users (id),
  to_id INTEGER REFERENCES users (id),  -- NULL: open
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  control_kind INTEGER NOT NULL,
  base_ms INTEGER NOT NULL,
  increment_ms INTEGER,
  cap_ms INTEGER,
  rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
  color INTEGER NOT NULL,
  start_fen TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX challenges_from ON challenges (from_id);
CREATE INDEX challenges_to ON challenges (to_id) WHERE to_id IS NOT NULL;

-- The state of a game for lists and deadlines. Of a running live game it is that of the start.
CREATE TABLE games (
  id INTEGER PRIMARY KEY,
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  pace INTEGER NOT NULL CHECK (pace IN (0, 1)),
  control_kind INTEGER NOT NULL,
  base_ms INTEGER NOT NULL,  -- of a control per move, the time for each
  increment_ms INTEGER,
  cap_ms INTEGER,
  rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
  white_id INTEGER NOT NULL REFERENCES users (id),
  black_id INTEGER NOT NULL REFERENCES users (id),
  status INTEGER NOT NULL,
  outcome INTEGER,
  reason TEXT NOT NULL,
  turn INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  version INTEGER NOT NULL,
  fen TEXT NOT NULL,
  last_move TEXT NOT NULL,
  deadline_ms INTEGER,
  created_ms INTEGER NOT NULL,
  updated_ms INTEGER NOT NULL,
  CHECK ((status = 0) = (outcome IS NULL))
) STRICT;
-- Where a query names status = 0 the small index serves it and the rows found are few; so a move
-- by correspondence changes two indexes only, those of deadlines and of updates.
CREATE INDEX games_of_white ON games (white_id);
CREATE INDEX games_of_black ON games (black_id);
CREATE INDEX games_running_of_white ON games (white_id) WHERE status = 0;
CREATE INDEX games_running_of_black ON games (black_id) WHERE status = 0;
CREATE INDEX games_running_live ON games (id) WHERE status = 0 AND pace = 0;
CREATE INDEX games_running ON games (id) WHERE status = 0;
CREATE INDEX games_by_deadline ON games (deadline_ms) WHERE status = 0 AND pace = 1;
CREATE INDEX games_by_update ON games (updated_ms);

-- A game as bytes, so that it need not be replayed from its first event. May always be lost.
CREATE TABLE snapshots (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  version INTEGER NOT NULL,
  state BLOB NOT NULL
) STRICT;

-- What happened, the truth about every game.
CREATE TABLE game_events (
  game_id INTEGER NOT NULL REFERENCES games (id),
  version INTEGER NOT NULL CHECK (version > 0),
  at_ms INTEGER NOT NULL,
  type INTEGER NOT NULL,
  payload BLOB NOT NULL,
  -- of the command that caused this event and those after it
  command_user INTEGER,
  command_id BLOB,
  command_hash INTEGER,
  PRIMARY KEY (game_id, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER game_events_stay_as_they_are BEFORE UPDATE ON game_events
BEGIN
  SELECT RAISE(ABORT, 'an event is never changed');
END;
CREATE TRIGGER game_events_stay BEFORE DELETE ON game_events
BEGIN
  SELECT RAISE(ABORT, 'an event is never deleted');
END;
