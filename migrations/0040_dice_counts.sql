-- How often each roll was thrown, and for whom: seat 0 is White, 1 Black, 6 nobody, an opening roll.
-- Counted with the events of the rolls.
CREATE TABLE dice_counts (
  seat INTEGER NOT NULL CHECK (seat IN (0, 1, 6)),
  first_die INTEGER NOT NULL CHECK (first_die BETWEEN 1 AND 6),
  second_die INTEGER NOT NULL CHECK (second_die BETWEEN 1 AND 6),
  rolls INTEGER NOT NULL,
  PRIMARY KEY (seat, first_die, second_die)
) STRICT, WITHOUT ROWID;
