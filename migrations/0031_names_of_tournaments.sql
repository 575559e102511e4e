-- Tournaments are found by the beginnings of the words of their names, in any letters and without
-- regard to accents: an index, so that no search reads them all.
CREATE VIRTUAL TABLE tournament_names USING fts5(
  name, content = 'tournaments', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
INSERT INTO tournament_names (tournament_names) VALUES ('rebuild');

CREATE INDEX tournaments_by_variant ON tournaments (status, variant, id);
