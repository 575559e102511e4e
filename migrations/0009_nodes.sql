-- Server processes that share one PostgreSQL database. On SQLite both tables stay empty.

-- A row per process that runs. An epoch that removes a process deletes its row, and a process
-- without a row must end.
CREATE TABLE nodes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- of one process: after a restart it has another
  name TEXT NOT NULL,  -- chosen by the operator
  address TEXT NOT NULL,  -- where it listens
  version TEXT NOT NULL,  -- of the program
  level INTEGER NOT NULL,  -- the number of steps of the schema that the program has
  heartbeat INTEGER NOT NULL,  -- grows with each heartbeat
  alive_ms INTEGER NOT NULL,  -- its own time at the last heartbeat
  linked INTEGER NOT NULL DEFAULT 0,  -- 1 while messages of other nodes reach it
  leaving INTEGER NOT NULL DEFAULT 0  -- 1 once it has been asked to stop
) STRICT;

-- The members, a row per change, numbered without gaps. Rows are only ever inserted, so the key
-- decides which node was first.
CREATE TABLE epochs (
  number INTEGER PRIMARY KEY,
  at_ms INTEGER NOT NULL,
  members TEXT NOT NULL,  -- ids of nodes in the order in which they joined, separated by spaces
  gone INTEGER,  -- the member that was declared dead; NULL: one joined or left
  alive_ms INTEGER  -- the last alive_ms of that member
) STRICT;
