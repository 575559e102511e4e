-- A challenge stands until then. Those of before stand as long as new ones from the upgrade on.
ALTER TABLE challenges ADD COLUMN expires_ms INTEGER NOT NULL DEFAULT 0;
UPDATE challenges SET expires_ms = max(created_ms, unixepoch('now') * 1000) + 14 * 86400000;
CREATE INDEX challenges_by_expiry ON challenges (expires_ms);
