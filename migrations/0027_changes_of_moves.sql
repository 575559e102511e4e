-- A stored move says what it changed on the board. Those of before are replayed once, by the rules
-- that this program knows, some games at a time: where `value` is, db/moves_of_before.
INSERT INTO meta (key, value) VALUES ('moves_of_before', 0);

-- They are made again from the events.
DELETE FROM snapshots;
