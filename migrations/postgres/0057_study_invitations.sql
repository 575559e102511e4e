-- Players whom the owner of a study wants to have as editors, until they accept or decline.
CREATE TABLE study_invitations (
  study_id BIGINT NOT NULL REFERENCES studies (id),
  user_id BIGINT NOT NULL REFERENCES users (id),
  owner_id BIGINT NOT NULL REFERENCES users (id),  -- of the study
  at_ms BIGINT NOT NULL,
  PRIMARY KEY (study_id, user_id)
);
CREATE INDEX study_invitations_of_user ON study_invitations (user_id, at_ms, study_id);
CREATE INDEX study_invitations_of_owner ON study_invitations (owner_id);
