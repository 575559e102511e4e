-- Who offers a game by days says whether its players may go on vacation in it. Nobody agreed on
-- that in games of before.
ALTER TABLE games ADD COLUMN vacations BIGINT NOT NULL DEFAULT 0 CHECK (vacations IN (0, 1));
ALTER TABLE challenges ADD COLUMN vacations BIGINT NOT NULL DEFAULT 0 CHECK (vacations IN (0, 1));

-- A vacation, and an entry of the audit, without a tournament is one in the player's games outside
-- tournaments.
ALTER TABLE vacation_allocations ALTER COLUMN tournament_id DROP NOT NULL;
ALTER TABLE vacation_audit ALTER COLUMN tournament_id DROP NOT NULL;
