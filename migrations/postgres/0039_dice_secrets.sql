CREATE TABLE dice_secrets (
  game_id BIGINT PRIMARY KEY REFERENCES games (id),
  root BYTEA NOT NULL CHECK (length(root) = 32)
);
