-- What the list of tournaments shows of the standings; migrations/0006_tournament_ranking.sql has
-- the comments.

ALTER TABLE tournaments ADD COLUMN leader_id BIGINT;
ALTER TABLE tournaments ADD COLUMN ranks BYTEA;
CREATE INDEX tournaments_without_ranks ON tournaments (id) WHERE ranks IS NULL;
