-- What a director, or the rules of a tournament, have decided about games: stored with the event of
-- the tournament that decides it, and marked with the event of the game that does it. So each game
-- has each ruling once, whatever is cut off in between.

CREATE TABLE game_rulings (
  game_id INTEGER NOT NULL REFERENCES games (id),
  ruling INTEGER NOT NULL,  -- the version of the tournament's event that made it
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  at_ms INTEGER NOT NULL,
  kind INTEGER NOT NULL,    -- its place in play::Ruling
  outcome INTEGER,          -- play::Outcome of a result
  reason INTEGER,           -- play::EndReason of a result
  time_ms INTEGER,          -- that both sides have more
  -- Of the game's first event that the ruling has made; 0: there was nothing to change; NULL: the
  -- game has not had it yet.
  game_version INTEGER,
  PRIMARY KEY (game_id, ruling)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_rulings_due ON game_rulings (tournament_id, game_id) WHERE game_version IS NULL;

-- Whether the games of a tournament stand still or go on is asked of each anew: a stop of the server
-- may have cut that off. (14 and 15 are the events Paused and Resumed, 1 and 2 the status of one
-- that runs or is paused.)
INSERT INTO game_rulings (game_id, ruling, tournament_id, at_ms, kind)
SELECT games.id, last.version, last.tournament_id, last.at_ms, last.type - 13
FROM tournaments
JOIN tournament_events AS last ON last.tournament_id = tournaments.id AND last.version = (
  SELECT max(version) FROM tournament_events
  WHERE tournament_id = tournaments.id AND type IN (14, 15))
JOIN games ON games.tournament_id = tournaments.id AND games.status = 0
  AND games.created_ms <= last.at_ms
WHERE tournaments.status IN (1, 2);
