-- The list of tournaments by date; migrations/0011_tournament_calendar.sql has the comments.

ALTER TABLE tournaments ADD COLUMN begins_ms BIGINT;
UPDATE tournaments SET begins_ms = coalesce(
  (SELECT min(at_ms) FROM tournament_events AS e
    WHERE e.tournament_id = tournaments.id AND (e.type = 6 OR (e.type = 18 AND status <> 0
      AND NOT EXISTS (SELECT 1 FROM tournament_events AS later
        WHERE later.tournament_id = tournaments.id AND later.type IN (6, 17))))),
  starts_ms);
CREATE INDEX tournaments_by_begin ON tournaments (begins_ms, id) WHERE begins_ms IS NOT NULL;
CREATE INDEX tournaments_of_variant_by_begin ON tournaments (variant, begins_ms, id)
  WHERE begins_ms IS NOT NULL;
