-- For whom the seats of a challenge of several are held, until they take them or decline.
CREATE TABLE challenge_invited (
  challenge_id INTEGER NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  number INTEGER NOT NULL,  -- in which order they were named
  declined INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (challenge_id, user_id)
) STRICT;

CREATE INDEX challenge_invited_of ON challenge_invited (user_id);
