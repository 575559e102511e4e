-- The last link of a game's chain of dice: 32 random bytes, which nobody reads but who throws them.
CREATE TABLE dice_secrets (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  root BLOB NOT NULL CHECK (length(root) = 32)
) STRICT;
