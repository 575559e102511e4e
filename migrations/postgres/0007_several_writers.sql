-- What lets several processes write to one database; migrations/0007_several_writers.sql has the
-- comments.

ALTER TABLE games ADD COLUMN private_version BIGINT NOT NULL DEFAULT 0;
