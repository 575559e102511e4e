-- Numbers that stand for names are those of the enums in rules/tournament and rules/vacation. A
-- tournament's truth are its events; what stands in the other tables follows from them and is
-- written in the same transaction.

CREATE TABLE tournaments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  version INTEGER NOT NULL,
  name TEXT NOT NULL,
  format INTEGER NOT NULL,
  pace INTEGER NOT NULL CHECK (pace IN (0, 1)),
  variant TEXT NOT NULL,
  status INTEGER NOT NULL,
  round INTEGER NOT NULL,     -- the last that was published; 0 before the first
  entrants INTEGER NOT NULL,  -- that play or will play
  starts_ms INTEGER,          -- when it is to start; NULL: when the director says so
  created_ms INTEGER NOT NULL,
  updated_ms INTEGER NOT NULL,
  -- the vacation policy
  splits_allowed INTEGER NOT NULL DEFAULT 0,
  days_allowed INTEGER NOT NULL DEFAULT 0,
  min_days INTEGER NOT NULL DEFAULT 0,
  max_days INTEGER NOT NULL DEFAULT 0,
  notice_hours INTEGER NOT NULL DEFAULT 0,
  horizon_days INTEGER NOT NULL DEFAULT 366,
  min_gap_hours INTEGER NOT NULL DEFAULT 0,
  vacation_approval INTEGER NOT NULL DEFAULT 0,
  vacation_freeze INTEGER NOT NULL DEFAULT 0,
  vacation_moves INTEGER NOT NULL DEFAULT 0,
  retro_max_days INTEGER NOT NULL DEFAULT 7,
  vacation_rounding INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX tournaments_by_status ON tournaments (status, id);

CREATE TABLE tournament_directors (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournaments_of_director ON tournament_directors (user_id);

-- What happened, which is the log of the directors' acts as well.
CREATE TABLE tournament_events (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  version INTEGER NOT NULL CHECK (version > 0),
  at_ms INTEGER NOT NULL,
  actor_id INTEGER REFERENCES users (id),  -- NULL: the server
  type INTEGER NOT NULL,
  reason TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  payload BLOB NOT NULL,
  PRIMARY KEY (tournament_id, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER tournament_events_stay_as_they_are BEFORE UPDATE ON tournament_events
BEGIN
  SELECT RAISE(ABORT, 'an event is never changed');
END;
CREATE TRIGGER tournament_events_stay BEFORE DELETE ON tournament_events
BEGIN
  SELECT RAISE(ABORT, 'an event is never deleted');
END;

CREATE TABLE tournament_entries (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  seat INTEGER,  -- NULL: none yet
  state INTEGER NOT NULL,
  points INTEGER NOT NULL,  -- half points
  PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_entries_of_user ON tournament_entries (user_id);

-- Each game of an encounter is begun once.
CREATE TABLE tournament_games (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  round INTEGER NOT NULL,
  board INTEGER NOT NULL,
  number INTEGER NOT NULL,  -- in its encounter, from 1
  game_id INTEGER NOT NULL UNIQUE REFERENCES games (id),
  PRIMARY KEY (tournament_id, round, board, number)
) STRICT, WITHOUT ROWID;

ALTER TABLE games ADD COLUMN tournament_id INTEGER REFERENCES tournaments (id);
CREATE INDEX games_of_tournament ON games (tournament_id) WHERE tournament_id IS NOT NULL;

-- In a format that is no longer read; they are made again from the events.
DELETE FROM snapshots;
