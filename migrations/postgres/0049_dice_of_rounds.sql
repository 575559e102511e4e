CREATE TABLE round_dice (
  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
  round BIGINT NOT NULL,
  board BIGINT NOT NULL,
  number BIGINT NOT NULL,
  root BYTEA NOT NULL CHECK (length(root) = 32),
  PRIMARY KEY (tournament_id, round, board, number)
);
