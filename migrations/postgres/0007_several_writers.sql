-- What lets several processes write to one database; migrations/0007_several_writers.sql has the
-- comments.

ALTER TABLE games ADD COLUMN private_version BIGINT NOT NULL DEFAULT 0;

ALTER TABLE dice_counts ADD COLUMN node BIGINT NOT NULL DEFAULT 0;
ALTER TABLE dice_counts ALTER COLUMN node DROP DEFAULT;
ALTER TABLE dice_counts DROP CONSTRAINT dice_counts_pkey;
ALTER TABLE dice_counts ADD PRIMARY KEY (seat, first_die, second_die, node);
