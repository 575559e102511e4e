CREATE TABLE dice_counts (
  seat BIGINT NOT NULL CHECK (seat IN (0, 1, 6)),
  first_die BIGINT NOT NULL CHECK (first_die BETWEEN 1 AND 6),
  second_die BIGINT NOT NULL CHECK (second_die BETWEEN 1 AND 6),
  rolls BIGINT NOT NULL,
  PRIMARY KEY (seat, first_die, second_die)
);
