-- What the dice of a challenged game will be thrown by: the tip is told with the challenge, the root
-- to nobody.
CREATE TABLE challenge_dice (
  challenge_id INTEGER PRIMARY KEY REFERENCES challenges (id) ON DELETE CASCADE,
  root BLOB NOT NULL CHECK (length(root) = 32),
  tip BLOB NOT NULL CHECK (length(tip) = 32),
  entropy TEXT NOT NULL
) STRICT;
