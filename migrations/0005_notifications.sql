-- What is listed under the bell: at most 100 rows per account, for 30 days. The kinds are numbers of
-- rules/accounts/notifications.hpp. The ids of a row's subject refer to no table, because a
-- challenge ends before its row; a list has the names of the moment.
CREATE TABLE notifications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  kind INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,
  game_id INTEGER,
  tournament_id INTEGER,
  challenge_id INTEGER,
  other_id INTEGER,  -- the player whom it is about, if it is not the opponent in the game
  number INTEGER NOT NULL,  -- the first round, or the hours left; else 0
  last INTEGER NOT NULL,  -- the last round; else 0
  act TEXT NOT NULL  -- of a vacation: "approved", ...
) STRICT;
CREATE INDEX notifications_of_user ON notifications (user_id, id);
CREATE INDEX notifications_by_time ON notifications (at_ms);
CREATE INDEX notifications_of_challenge ON notifications (challenge_id)
  WHERE challenge_id IS NOT NULL;

-- The last notification that a player has seen. A player without a row has seen none.
CREATE TABLE notifications_read (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  read_up_to INTEGER NOT NULL
) STRICT;
