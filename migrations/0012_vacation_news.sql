-- News about vacations that have not been announced to all players concerned.
CREATE TABLE vacation_news (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  notice BLOB NOT NULL,  -- see db/codec/notice_codec.hpp
  at_ms INTEGER NOT NULL,
  told_user INTEGER NOT NULL DEFAULT 0  -- announced to the players with numbers up to this one
) STRICT;
