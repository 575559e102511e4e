-- The events of running live games, in the order in which they came: a commit of moves in many
-- games writes the end of this table instead of a page of game_events for each. They are moved
-- there in runs of one game, at its end at the latest; no other game has events here.
CREATE TABLE game_journal (
  number INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  at_ms INTEGER NOT NULL,
  type INTEGER NOT NULL,
  payload BLOB NOT NULL,
  command_user INTEGER,
  command_id BLOB,
  command_hash INTEGER
) STRICT;

CREATE TRIGGER game_journal_stays_as_it_is BEFORE UPDATE ON game_journal
BEGIN
  SELECT RAISE(ABORT, 'an event is never changed');
END;
CREATE TRIGGER game_journal_stays_until_moved BEFORE DELETE ON game_journal
WHEN NOT EXISTS (
  SELECT 1 FROM game_events WHERE game_id = OLD.game_id AND version = OLD.version
)
BEGIN
  SELECT RAISE(ABORT, 'an event is never deleted');
END;

-- Every event once, wherever it is. The journal is looked through for running live games alone.
CREATE VIEW stored_events AS
SELECT game_id, version, at_ms, type, payload, command_user, command_id, command_hash
FROM game_events
UNION ALL
SELECT
  journal.game_id, journal.version, journal.at_ms, journal.type, journal.payload,
  journal.command_user, journal.command_id, journal.command_hash
FROM games CROSS JOIN game_journal AS journal
WHERE games.status = 0 AND games.pace = 0 AND journal.game_id = games.id AND NOT EXISTS (
  SELECT 1 FROM game_events AS moved
  WHERE moved.game_id = journal.game_id AND moved.version = journal.version
);
