-- The tips of dice that were told, in lists by the day of UTC (from 1970-01-01). The lists hang together:
-- the digest of each begins with that of the day before. A day that is over is signed.
CREATE TABLE dice_days (
  day INTEGER PRIMARY KEY,
  tips INTEGER NOT NULL,
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  signature BLOB CHECK (length(signature) = 64)
) STRICT;

CREATE INDEX dice_days_unsigned ON dice_days (day) WHERE signature IS NULL;

-- game_id: whose dice follow from it; a tip is of one game at most.
CREATE TABLE dice_tips (
  tip BLOB PRIMARY KEY CHECK (length(tip) = 32),
  day INTEGER NOT NULL REFERENCES dice_days (day),
  number INTEGER NOT NULL,
  told_ms INTEGER NOT NULL,
  purpose INTEGER NOT NULL,
  subject TEXT NOT NULL,
  game_id INTEGER UNIQUE REFERENCES games (id),
  UNIQUE (day, number)
) STRICT;

-- What the lists are signed with. The seed is a secret, and makes both halves of the key.
CREATE TABLE dice_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  public_key BLOB NOT NULL CHECK (length(public_key) = 32),
  seed BLOB NOT NULL CHECK (length(seed) = 32)
) STRICT;
