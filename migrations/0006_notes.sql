-- What a player writes to himself about a game.
CREATE TABLE notes (
  user_id INTEGER NOT NULL REFERENCES users (id),
  game_id INTEGER NOT NULL REFERENCES games (id),
  text TEXT NOT NULL CHECK (text <> ''),
  updated_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, game_id)
) STRICT, WITHOUT ROWID;
