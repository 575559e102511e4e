-- Whether an entrant has more to play in a tournament that runs: games, or rounds to come.
ALTER TABLE tournament_entries ADD COLUMN more_games INTEGER NOT NULL DEFAULT 0;
-- Those that run are written anew from their events when the file is opened.
UPDATE tournaments SET control_kind = NULL WHERE status IN (1, 2);
