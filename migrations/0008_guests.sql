-- Somebody who plays by a link without an account of his own.
ALTER TABLE users ADD COLUMN guest INTEGER NOT NULL DEFAULT 0 CHECK (guest IN (0, 1));
CREATE INDEX users_guests ON users (created_ms) WHERE guest = 1;
