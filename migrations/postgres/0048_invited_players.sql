CREATE TABLE challenge_invited (
  challenge_id BIGINT NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
  user_id BIGINT NOT NULL REFERENCES users (id),
  number BIGINT NOT NULL,
  declined BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (challenge_id, user_id)
);

CREATE INDEX challenge_invited_of ON challenge_invited (user_id);
