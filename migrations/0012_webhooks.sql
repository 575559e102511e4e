-- Addresses of players' programs that are told what happens; numbers that stand for names are those of
-- rules/accounts/webhooks.hpp.
CREATE TABLE webhooks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  url TEXT NOT NULL,
  secret TEXT NOT NULL,      -- in plain text, because it signs
  events INTEGER NOT NULL,   -- a bit each
  created_ms INTEGER NOT NULL,
  failing_since_ms INTEGER,  -- NULL: the last delivery came through
  disabled_ms INTEGER        -- NULL: it is told
) STRICT;
CREATE INDEX webhooks_of_user ON webhooks (user_id);

CREATE TABLE webhook_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook_id INTEGER NOT NULL REFERENCES webhooks (id),
  event INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,    -- when it happened
  data TEXT NOT NULL,        -- JSON
  due_ms INTEGER,            -- NULL: delivered, or given up
  tries INTEGER NOT NULL DEFAULT 0,
  tried_ms INTEGER,          -- the last time
  status INTEGER,            -- what the other side answered then; NULL: nothing
  trouble TEXT NOT NULL DEFAULT ''  -- why it did not come through; empty: it did, or was not tried
) STRICT;
CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, id);
CREATE INDEX webhook_deliveries_by_due ON webhook_deliveries (due_ms) WHERE due_ms IS NOT NULL;

-- What webhooks are told of, by when it happened.
CREATE INDEX challenges_by_creation ON challenges (created_ms) WHERE to_id IS NOT NULL;
CREATE INDEX tournament_rounds_published ON tournament_events (at_ms) WHERE type = 9;
CREATE INDEX vacations_decided ON vacation_audit (at_ms) WHERE act IN ('approved', 'denied');
