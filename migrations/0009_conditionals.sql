-- What a player answers to moves that have not been made: lines of moves, a line of text each, that
-- go on from the position on the board.
CREATE TABLE conditionals (
  game_id INTEGER NOT NULL REFERENCES games (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  lines TEXT NOT NULL CHECK (lines <> ''),
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX conditionals_of_user ON conditionals (user_id);

-- What a player wrote to the opponent with a move. Not in the event: events stay for good.
CREATE TABLE move_messages (
  game_id INTEGER NOT NULL REFERENCES games (id),
  ply INTEGER NOT NULL,      -- plies played with the move
  version INTEGER NOT NULL,  -- of the move's event
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL CHECK (text <> ''),
  PRIMARY KEY (game_id, ply)
) STRICT, WITHOUT ROWID;
CREATE INDEX move_messages_of_user ON move_messages (user_id);

-- The secret end of the address of a player's calendar, which is shown to him again.
CREATE TABLE calendars (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  secret TEXT NOT NULL UNIQUE
) STRICT;
