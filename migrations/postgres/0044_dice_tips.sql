CREATE TABLE dice_days (
  day BIGINT PRIMARY KEY,
  tips BIGINT NOT NULL,
  digest BYTEA NOT NULL CHECK (length(digest) = 32),
  signature BYTEA CHECK (length(signature) = 64)
);

CREATE INDEX dice_days_unsigned ON dice_days (day) WHERE signature IS NULL;

CREATE TABLE dice_tips (
  tip BYTEA PRIMARY KEY CHECK (length(tip) = 32),
  day BIGINT NOT NULL REFERENCES dice_days (day),
  number BIGINT NOT NULL,
  told_ms BIGINT NOT NULL,
  purpose BIGINT NOT NULL,
  subject TEXT NOT NULL,
  game_id BIGINT UNIQUE REFERENCES games (id),
  UNIQUE (day, number)
);

CREATE TABLE dice_key (
  id BIGINT PRIMARY KEY CHECK (id = 1),
  public_key BYTEA NOT NULL CHECK (length(public_key) = 32),
  seed BYTEA NOT NULL CHECK (length(seed) = 32)
);
