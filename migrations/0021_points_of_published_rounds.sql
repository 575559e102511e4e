-- Points counted the byes of rounds that were drawn and not published, and not a step that was
-- corrected to a draw or to a win. Tournaments that can have such are written anew from their events
-- when the file is opened, as those of before 0020.
UPDATE tournaments SET control_kind = NULL WHERE id IN (
  SELECT tournament_id FROM tournament_events WHERE type = 13 -- a result that was set
  UNION
  SELECT tournament_id FROM tournament_events AS drawn WHERE type = 7 AND NOT EXISTS (
    SELECT 1 FROM tournament_events AS later -- published or discarded
    WHERE later.tournament_id = drawn.tournament_id AND later.version > drawn.version
      AND later.type IN (8, 9)));
