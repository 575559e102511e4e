-- What time brings is looked for every second: vacations that are over, requests that nobody has
-- decided, games whose clocks will stand.
CREATE INDEX vacation_allocations_by_end ON vacation_allocations (end_ms) WHERE decision = 1;
CREATE INDEX vacation_allocations_waiting ON vacation_allocations (start_ms) WHERE decision = 0;
CREATE INDEX tournament_freezes_by_end ON tournament_freezes (end_ms);
