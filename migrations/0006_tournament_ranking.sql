-- What the list of tournaments shows of the standings.

-- The first of the standings, who has a row in tournament_entries; NULL until a player has a point.
ALTER TABLE tournaments ADD COLUMN leader_id INTEGER;
-- Two bytes per pairing number, the first ones of number 1: its rank, big-endian; 0 for a number
-- without a player. Empty until a player has a point. NULL: stored before this column existed and
-- not ranked yet.
ALTER TABLE tournaments ADD COLUMN ranks BLOB;
CREATE INDEX tournaments_without_ranks ON tournaments (id) WHERE ranks IS NULL;
