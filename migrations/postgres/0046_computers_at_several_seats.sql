-- In a game of several a level of the computer plays more than one seat, with an account for each.
ALTER TABLE users ADD COLUMN computer_number BIGINT CHECK (computer_number > 0);
UPDATE users SET computer_number = 1 WHERE computer_level IS NOT NULL;
DROP INDEX users_computers;
CREATE UNIQUE INDEX users_computers ON users (computer_level, computer_number)
  WHERE computer_level IS NOT NULL;
