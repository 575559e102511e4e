-- What the dice of games will be thrown by whose round is drawn and has not begun: the tips are in the
-- lists, the roots are told to nobody.
CREATE TABLE round_dice (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  round INTEGER NOT NULL,
  board INTEGER NOT NULL,
  number INTEGER NOT NULL,
  root BLOB NOT NULL CHECK (length(root) = 32),
  PRIMARY KEY (tournament_id, round, board, number)
) STRICT;
