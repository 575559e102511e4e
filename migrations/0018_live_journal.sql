-- The journal by commits: the events of running live games that one commit stored, together in one
-- row, in place of a row for each. What the old one holds is moved to game_events, where these go
-- as well, in runs of one game, at its end at the latest; no other game has events here.
INSERT INTO game_events
  (game_id, version, at_ms, type, payload, command_user, command_id, command_hash)
SELECT game_id, version, at_ms, type, payload, command_user, command_id, command_hash
FROM game_journal AS journal
WHERE NOT EXISTS (
  SELECT 1 FROM game_events AS moved
  WHERE moved.game_id = journal.game_id AND moved.version = journal.version
)
ORDER BY game_id, version;

DROP VIEW stored_events;
DROP TABLE game_journal;

CREATE TABLE live_journal (
  number INTEGER PRIMARY KEY,
  at_ms INTEGER NOT NULL, -- of the last of them
  events BLOB NOT NULL
) STRICT;

CREATE TRIGGER live_journal_stays_as_it_is BEFORE UPDATE ON live_journal
BEGIN
  SELECT RAISE(ABORT, 'an event is never changed');
END;
