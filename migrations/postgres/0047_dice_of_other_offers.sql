CREATE TABLE computer_dice (
  user_id BIGINT PRIMARY KEY REFERENCES users (id),
  id BIGINT NOT NULL,
  root BYTEA NOT NULL CHECK (length(root) = 32),
  tip BYTEA NOT NULL UNIQUE CHECK (length(tip) = 32),
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  start_fen TEXT NOT NULL,
  expires_ms BIGINT NOT NULL
);

CREATE INDEX computer_dice_by_end ON computer_dice (expires_ms);

CREATE TABLE rematch_dice (
  game_id BIGINT PRIMARY KEY REFERENCES games (id),
  root BYTEA NOT NULL CHECK (length(root) = 32),
  tip BYTEA NOT NULL CHECK (length(tip) = 32),
  entropy TEXT NOT NULL
);
