-- What is said beside a game, in the room of its players or in that of those who look on. The words
-- of an account that has been closed are empty.
CREATE TABLE chat_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id),
  room INTEGER NOT NULL CHECK (room IN (0, 1)),
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_lines_of_game ON chat_lines (game_id, id);
CREATE INDEX chat_lines_of_user ON chat_lines (user_id);

ALTER TABLE users ADD COLUMN chat_banned_ms INTEGER;  -- NULL: he may chat
ALTER TABLE users ADD COLUMN chat_ban_reason TEXT NOT NULL DEFAULT '';
