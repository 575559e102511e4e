ALTER TABLE users ADD COLUMN email_confirmed_ms INTEGER;  -- NULL: no message of games goes there

-- What a player wants to be told by e-mail. Who has no row gets what the defaults say.
CREATE TABLE message_settings (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  my_turn INTEGER NOT NULL DEFAULT 1 CHECK (my_turn IN (0, 1)),
  game_ended INTEGER NOT NULL DEFAULT 1 CHECK (game_ended IN (0, 1)),
  draw_offered INTEGER NOT NULL DEFAULT 1 CHECK (draw_offered IN (0, 1)),
  reminder_hours TEXT NOT NULL DEFAULT '24,3',    -- before the deadline; empty: none
  digest_minute INTEGER,                          -- of the local day; NULL: not once a day
  quiet_from_minute INTEGER,                      -- of the local day; NULL: no quiet hours
  quiet_until_minute INTEGER,
  unsubscribe TEXT UNIQUE                         -- what the link in a message ends with
) STRICT;

-- Secrets that were sent by e-mail, good once and for a while.
CREATE TABLE mail_secrets (
  secret BLOB PRIMARY KEY CHECK (length(secret) = 32),  -- the hash of it
  user_id INTEGER NOT NULL REFERENCES users (id),
  purpose INTEGER NOT NULL,
  email TEXT NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_secrets_of_user ON mail_secrets (user_id);
CREATE INDEX mail_secrets_by_expiry ON mail_secrets (expires_ms);

-- Things to tell; those of one player that have come by the time are one message.
CREATE TABLE notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  game_id INTEGER NOT NULL REFERENCES games (id),
  kind INTEGER NOT NULL,
  hours INTEGER NOT NULL,  -- of a reminder, what is left; else 0
  at_ms INTEGER NOT NULL,
  due_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX notices_by_due ON notices (due_ms);
CREATE INDEX notices_of_user ON notices (user_id);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  address TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  unsubscribe TEXT NOT NULL,  -- empty in messages that were asked for
  created_ms INTEGER NOT NULL,
  due_ms INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX outbox_by_due ON outbox (due_ms);
CREATE INDEX outbox_of_user ON outbox (user_id);
