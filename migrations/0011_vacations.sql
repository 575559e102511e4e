-- Numbers that stand for names are those of the enums in rules/vacation.

CREATE TABLE vacation_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  time_zone TEXT NOT NULL,  -- of the typed times; empty: a director gave instants
  tzdata TEXT NOT NULL,     -- the version of the zone database that they were read with
  created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX vacation_requests_of_user ON vacation_requests (user_id);

-- What players write to their opponents; apart, so that it can be erased with an account.
CREATE TABLE vacation_texts (
  request_id INTEGER PRIMARY KEY REFERENCES vacation_requests (id),
  text TEXT NOT NULL
) STRICT;

CREATE TABLE vacation_allocations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_id INTEGER NOT NULL REFERENCES vacation_requests (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  decision INTEGER NOT NULL,
  start_ms INTEGER NOT NULL,
  end_ms INTEGER NOT NULL CHECK (end_ms >= start_ms),
  announced_end_ms INTEGER NOT NULL,  -- until when opponents' clocks stand where both do
  charged_hours INTEGER NOT NULL CHECK (charged_hours >= 0),
  charged INTEGER NOT NULL CHECK (charged IN (0, 1)),
  replaces INTEGER REFERENCES vacation_allocations (id),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX vacation_allocations_of_user ON vacation_allocations (user_id, tournament_id);
CREATE INDEX vacation_allocations_of_tournament
  ON vacation_allocations (tournament_id, start_ms);
CREATE INDEX vacation_allocations_of_request ON vacation_allocations (request_id);

CREATE TABLE tournament_freezes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  start_ms INTEGER NOT NULL,
  end_ms INTEGER NOT NULL CHECK (end_ms > start_ms),
  actor_id INTEGER NOT NULL REFERENCES users (id),
  created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX tournament_freezes_of_tournament ON tournament_freezes (tournament_id);

-- One row for each change of state: who, what before and after.
CREATE TABLE vacation_audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at_ms INTEGER NOT NULL,
  actor_id INTEGER NOT NULL REFERENCES users (id),
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  allocation_id INTEGER REFERENCES vacation_allocations (id),
  freeze_id INTEGER REFERENCES tournament_freezes (id),
  act TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  CHECK ((allocation_id IS NULL) <> (freeze_id IS NULL))
) STRICT;
CREATE INDEX vacation_audit_of_allocation ON vacation_audit (allocation_id);

CREATE TRIGGER vacation_audit_stays_as_it_is BEFORE UPDATE ON vacation_audit
BEGIN
  SELECT RAISE(ABORT, 'an entry of the audit is never changed');
END;
CREATE TRIGGER vacation_audit_stays BEFORE DELETE ON vacation_audit
BEGIN
  SELECT RAISE(ABORT, 'an entry of the audit is never deleted');
END;

-- The reasons that people wrote; apart, so that they can be erased.
CREATE TABLE vacation_reasons (
  audit_id INTEGER PRIMARY KEY REFERENCES vacation_audit (id),
  text TEXT NOT NULL
) STRICT;

-- Games whose clocks do not know yet that what stands still has changed. Nothing is added to such a
-- game before its clock has been told.
CREATE TABLE freeze_changes (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  number INTEGER NOT NULL,  -- how often it changed meanwhile
  at_ms INTEGER NOT NULL,
  cause INTEGER NOT NULL    -- play::ClockCause
) STRICT;

-- A game that begins in a vacation is told of it by the first who looks at it.
CREATE TRIGGER games_begin_in_vacations AFTER INSERT ON games
WHEN NEW.tournament_id IS NOT NULL AND (
  EXISTS (SELECT 1 FROM vacation_allocations WHERE tournament_id = NEW.tournament_id
          AND user_id IN (NEW.white_id, NEW.black_id) AND end_ms > NEW.created_ms)
  OR EXISTS (SELECT 1 FROM tournament_freezes WHERE tournament_id = NEW.tournament_id
             AND end_ms > NEW.created_ms))
BEGIN
  INSERT INTO freeze_changes (game_id, number, at_ms, cause) VALUES (NEW.id, 1, NEW.created_ms, 4);
END;
CREATE TRIGGER games_enter_a_tournament_in_vacations AFTER UPDATE OF tournament_id ON games
WHEN NEW.tournament_id IS NOT NULL AND OLD.tournament_id IS NULL AND (
  EXISTS (SELECT 1 FROM vacation_allocations WHERE tournament_id = NEW.tournament_id
          AND user_id IN (NEW.white_id, NEW.black_id) AND end_ms > NEW.created_ms)
  OR EXISTS (SELECT 1 FROM tournament_freezes WHERE tournament_id = NEW.tournament_id
             AND end_ms > NEW.created_ms))
BEGIN
  INSERT INTO freeze_changes (game_id, number, at_ms, cause) VALUES (NEW.id, 1, NEW.created_ms, 4)
  ON CONFLICT (game_id) DO UPDATE SET number = number + 1;
END;
