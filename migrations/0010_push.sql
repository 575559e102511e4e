-- Web push: browsers that receive notifications while no page is open.

-- The keys that identify this site to push services. The newest one serves new subscriptions.
CREATE TABLE push_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  public_key BLOB NOT NULL CHECK (length(public_key) = 65),
  private_key BLOB NOT NULL CHECK (length(private_key) = 32),  -- in plain text, because it signs
  created_ms INTEGER NOT NULL
) STRICT;

-- A browser, signed in by the session with which it ends. At most 20 per account.
CREATE TABLE push_subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  session_id INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  key_id INTEGER NOT NULL REFERENCES push_keys (id),
  endpoint TEXT NOT NULL UNIQUE,  -- at the browser's push service
  p256dh BLOB NOT NULL CHECK (length(p256dh) = 65),  -- the browser's public key
  auth BLOB NOT NULL CHECK (length(auth) = 16),  -- its secret
  device TEXT NOT NULL,  -- the name that the player sees
  created_ms INTEGER NOT NULL,
  seen_ms INTEGER NOT NULL,  -- when the browser last registered
  failing_since_ms INTEGER,  -- NULL: the last message was accepted
  failures INTEGER NOT NULL DEFAULT 0  -- refusals in a row
) STRICT;
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);

-- Messages to send, one row per browser: at most 200 per account.
CREATE TABLE push_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subscription_id INTEGER NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  topic TEXT NOT NULL,  -- a newer message replaces the waiting one
  urgency INTEGER NOT NULL,
  payload TEXT NOT NULL,  -- JSON
  due_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  UNIQUE (subscription_id, topic)
) STRICT;
CREATE INDEX push_outbox_of_user ON push_outbox (user_id, id);
CREATE INDEX push_outbox_by_due ON push_outbox (due_ms);

-- A bit per kind of notification for which the player has changed the default of push.
ALTER TABLE notification_settings ADD COLUMN push_changed INTEGER NOT NULL DEFAULT 0;

-- The last message in which the name of a closed account was replaced.
ALTER TABLE accounts_to_erase ADD COLUMN push INTEGER NOT NULL DEFAULT 0;
