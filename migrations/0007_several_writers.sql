-- What lets several processes write to one database.

-- The number of changes of conditional moves, which are not events. An append to a correspondence
-- game names the number that it was decided with.
ALTER TABLE games ADD COLUMN private_version INTEGER NOT NULL DEFAULT 0;

-- Rolls are counted by node, so that nodes do not wait for each other's rows. 0 is a server without
-- other nodes.
ALTER TABLE dice_counts RENAME TO dice_counts_before;
CREATE TABLE dice_counts (
  seat INTEGER NOT NULL CHECK (seat IN (0, 1, 6)),
  first_die INTEGER NOT NULL CHECK (first_die BETWEEN 1 AND 6),
  second_die INTEGER NOT NULL CHECK (second_die BETWEEN 1 AND 6),
  node INTEGER NOT NULL,
  rolls INTEGER NOT NULL,
  PRIMARY KEY (seat, first_die, second_die, node)
) STRICT, WITHOUT ROWID;
INSERT INTO dice_counts (seat, first_die, second_die, node, rolls)
  SELECT seat, first_die, second_die, 0, rolls FROM dice_counts_before;
DROP TABLE dice_counts_before;
