-- Analyses that players keep under a name, with chapters.
CREATE TABLE studies (
  id INTEGER PRIMARY KEY,  -- drawn by lot: who knows it may read what is shared by link
  owner_id INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  visibility INTEGER NOT NULL,  -- 0 the owner and the editors, 1 who knows the link, 2 everybody
  version INTEGER NOT NULL,  -- of all that is in it
  next_chapter INTEGER NOT NULL,  -- no number is used again
  created_ms INTEGER NOT NULL,
  updated_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX studies_of_owner ON studies (owner_id);

CREATE TABLE study_chapters (
  study_id INTEGER NOT NULL REFERENCES studies (id),
  number INTEGER NOT NULL,
  place INTEGER NOT NULL,  -- in the order of the chapters
  name TEXT NOT NULL,
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  content TEXT NOT NULL,  -- start, tags and tree of moves, as server/wire writes them
  version INTEGER NOT NULL,  -- of the study when it was changed last
  PRIMARY KEY (study_id, number)
) STRICT;

-- Who may change the chapters beside the owner.
CREATE TABLE study_editors (
  study_id INTEGER NOT NULL REFERENCES studies (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  PRIMARY KEY (study_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX studies_of_editor ON study_editors (user_id);
