-- Acts of tournaments that are stored in several jobs.

-- Tournaments whose last act is stored only in part: its events are stored, the rows that follow
-- from them are stored in jobs of bounded size. The job that stores the last deletes the row.
CREATE TABLE unfinished_acts (
  tournament_id INTEGER PRIMARY KEY REFERENCES tournaments (id),
  after_version INTEGER NOT NULL,  -- of the tournament before the act
  -- Players are notified of one event after another, in the order of their ids: of all events up to
  -- told_version, and of the next up to told_user.
  told_version INTEGER NOT NULL,
  told_user INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Tournaments whose running games are being added to freeze_changes, in the order of their ids.
CREATE TABLE unfinished_freezes (
  tournament_id INTEGER PRIMARY KEY REFERENCES tournaments (id),
  at_ms INTEGER NOT NULL,
  cause INTEGER NOT NULL,  -- play::ClockCause
  after_game INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX games_running_of_tournament ON games (tournament_id, id)
  WHERE status = 0 AND tournament_id IS NOT NULL;
