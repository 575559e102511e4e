-- Acts of tournaments that are stored in several jobs; migrations/0008_parts_of_acts.sql has the
-- comments.

CREATE TABLE unfinished_acts (
  tournament_id BIGINT PRIMARY KEY REFERENCES tournaments (id),
  after_version BIGINT NOT NULL,
  told_version BIGINT NOT NULL,
  told_user BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE unfinished_freezes (
  tournament_id BIGINT PRIMARY KEY REFERENCES tournaments (id),
  at_ms BIGINT NOT NULL,
  cause BIGINT NOT NULL,
  after_game BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX games_running_of_tournament ON games (tournament_id, id)
  WHERE status = 0 AND tournament_id IS NOT NULL;
