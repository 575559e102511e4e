-- Dice of games with the computer that players may begin, one of each player: the tip was told to
-- them, the root to nobody. For a game of this variant, ruleset and start alone.
CREATE TABLE computer_dice (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  id INTEGER NOT NULL,  -- as the list of tips has it
  root BLOB NOT NULL CHECK (length(root) = 32),
  tip BLOB NOT NULL UNIQUE CHECK (length(tip) = 32),
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  start_fen TEXT NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX computer_dice_by_end ON computer_dice (expires_ms);

-- What the dice of an offered rematch will be thrown by, as long as the offer stands: the tip is told
-- with the offer, the root to nobody. The game is the one that is over.
CREATE TABLE rematch_dice (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  root BLOB NOT NULL CHECK (length(root) = 32),
  tip BLOB NOT NULL CHECK (length(tip) = 32),
  entropy TEXT NOT NULL
) STRICT;
