-- Who was promoted is in the event; names are written when it is read. Of a promotion that was
-- refused, which has nobody in it, the text says why.
DROP TRIGGER tournament_events_stay_as_they_are;
UPDATE tournament_events SET after = '' WHERE type = 24 AND substr(payload, 2, 1) <> x'00';

-- What somebody wrote, or others about them, goes with their account; what happened stays.
CREATE TRIGGER tournament_events_stay_as_they_are BEFORE UPDATE ON tournament_events
WHEN NEW.reason <> '' OR (NEW.after <> '' AND NEW.after <> OLD.after)
  OR (NEW.after <> OLD.after AND OLD.type <> 23)
  OR NEW.tournament_id <> OLD.tournament_id OR NEW.version <> OLD.version
  OR NEW.at_ms <> OLD.at_ms OR NEW.actor_id IS NOT OLD.actor_id OR NEW.type <> OLD.type
  OR NEW.before <> OLD.before OR NEW.payload <> OLD.payload
BEGIN
  SELECT RAISE(ABORT, 'an event is never changed');
END;
CREATE INDEX tournament_reasons ON tournament_events (tournament_id) WHERE reason <> '';
-- Those of accounts that are closed already, db/tournament_words.
INSERT INTO meta (key, value) VALUES ('words_of_former', 0);

-- What has been delivered, or given up, is not sent again.
UPDATE webhook_deliveries SET data = '' WHERE due_ms IS NULL;
