-- Who offers a game by days says whether its players may go on vacation in it. Nobody agreed on
-- that in games of before.
ALTER TABLE games ADD COLUMN vacations INTEGER NOT NULL DEFAULT 0 CHECK (vacations IN (0, 1));
ALTER TABLE challenges ADD COLUMN vacations INTEGER NOT NULL DEFAULT 0 CHECK (vacations IN (0, 1));

-- A vacation, and an entry of the audit, without a tournament is one in the player's games outside
-- tournaments. The tables are as they were otherwise.
DROP TRIGGER games_begin_in_vacations;
DROP TRIGGER games_enter_a_tournament_in_vacations;

CREATE TABLE new_vacation_allocations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_id INTEGER NOT NULL REFERENCES vacation_requests (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  tournament_id INTEGER REFERENCES tournaments (id),
  decision INTEGER NOT NULL,
  start_ms INTEGER NOT NULL,
  end_ms INTEGER NOT NULL CHECK (end_ms >= start_ms),
  announced_end_ms INTEGER NOT NULL,  -- until when opponents' clocks stand where both do
  charged_hours INTEGER NOT NULL CHECK (charged_hours >= 0),
  charged INTEGER NOT NULL CHECK (charged IN (0, 1)),
  replaces INTEGER REFERENCES new_vacation_allocations (id),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
INSERT INTO new_vacation_allocations (id, request_id, user_id, tournament_id, decision, start_ms,
    end_ms, announced_end_ms, charged_hours, charged, replaces, version)
  SELECT id, request_id, user_id, tournament_id, decision, start_ms, end_ms, announced_end_ms,
    charged_hours, charged, replaces, version FROM vacation_allocations ORDER BY id;

CREATE TABLE new_vacation_audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at_ms INTEGER NOT NULL,
  actor_id INTEGER NOT NULL REFERENCES users (id),
  tournament_id INTEGER REFERENCES tournaments (id),
  allocation_id INTEGER REFERENCES new_vacation_allocations (id),
  freeze_id INTEGER REFERENCES tournament_freezes (id),
  act TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  CHECK ((allocation_id IS NULL) <> (freeze_id IS NULL))
) STRICT;
INSERT INTO new_vacation_audit (id, at_ms, actor_id, tournament_id, allocation_id, freeze_id, act,
    before, after)
  SELECT id, at_ms, actor_id, tournament_id, allocation_id, freeze_id, act, before, after
  FROM vacation_audit ORDER BY id;

CREATE TABLE new_vacation_reasons (
  audit_id INTEGER PRIMARY KEY REFERENCES new_vacation_audit (id),
  text TEXT NOT NULL
) STRICT;
INSERT INTO new_vacation_reasons (audit_id, text) SELECT audit_id, text FROM vacation_reasons;

DROP TABLE vacation_reasons;
DROP TABLE vacation_audit;
DROP TABLE vacation_allocations;
ALTER TABLE new_vacation_allocations RENAME TO vacation_allocations;
ALTER TABLE new_vacation_audit RENAME TO vacation_audit;
ALTER TABLE new_vacation_reasons RENAME TO vacation_reasons;

CREATE INDEX vacation_allocations_of_user ON vacation_allocations (user_id, tournament_id);
CREATE INDEX vacation_allocations_of_tournament
  ON vacation_allocations (tournament_id, start_ms);
CREATE INDEX vacation_allocations_of_request ON vacation_allocations (request_id);
CREATE INDEX vacation_allocations_by_end ON vacation_allocations (end_ms) WHERE decision = 1;
CREATE INDEX vacation_allocations_waiting ON vacation_allocations (start_ms) WHERE decision = 0;
CREATE INDEX vacation_audit_of_allocation ON vacation_audit (allocation_id);
CREATE INDEX vacations_decided ON vacation_audit (at_ms) WHERE act IN ('approved', 'denied');
CREATE INDEX vacation_audit_by ON vacation_audit (actor_id);

CREATE TRIGGER vacation_audit_stays_as_it_is BEFORE UPDATE ON vacation_audit
BEGIN
  SELECT RAISE(ABORT, 'an entry of the audit is never changed');
END;
CREATE TRIGGER vacation_audit_stays BEFORE DELETE ON vacation_audit
BEGIN
  SELECT RAISE(ABORT, 'an entry of the audit is never deleted');
END;

-- A game outside tournaments is told by who stores it, for all of its seats.
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
