CREATE TABLE challenge_dice (
  challenge_id BIGINT PRIMARY KEY REFERENCES challenges (id) ON DELETE CASCADE,
  root BYTEA NOT NULL CHECK (length(root) = 32),
  tip BYTEA NOT NULL CHECK (length(tip) = 32),
  entropy TEXT NOT NULL
);
