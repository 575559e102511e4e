-- Analyses that players keep under a name, with chapters.
CREATE TABLE studies (
  id BIGINT PRIMARY KEY,  -- drawn by lot: who knows it may read what is shared by link
  owner_id BIGINT NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  visibility BIGINT NOT NULL,  -- 0 the owner and the editors, 1 who knows the link, 2 everybody
  version BIGINT NOT NULL,  -- of all that is in it
  next_chapter BIGINT NOT NULL,  -- no number is used again
  created_ms BIGINT NOT NULL,
  updated_ms BIGINT NOT NULL
);
CREATE INDEX studies_of_owner ON studies (owner_id);

CREATE TABLE study_chapters (
  study_id BIGINT NOT NULL REFERENCES studies (id),
  number BIGINT NOT NULL,
  place BIGINT NOT NULL,  -- in the order of the chapters
  name TEXT NOT NULL,
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  content TEXT NOT NULL,  -- start, tags and tree of moves, as server/wire writes them
  version BIGINT NOT NULL,  -- of the study when it was changed last
  PRIMARY KEY (study_id, number)
);

-- Who may change the chapters beside the owner.
CREATE TABLE study_editors (
  study_id BIGINT NOT NULL REFERENCES studies (id),
  user_id BIGINT NOT NULL REFERENCES users (id),
  PRIMARY KEY (study_id, user_id)
);
CREATE INDEX studies_of_editor ON study_editors (user_id);
