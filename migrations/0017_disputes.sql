-- Of a report by which a player brings a game before the directors of its tournament: whose.
ALTER TABLE reports ADD COLUMN tournament_id INTEGER REFERENCES tournaments (id);
CREATE INDEX reports_of_tournament ON reports (tournament_id)
  WHERE closed_ms IS NULL AND tournament_id IS NOT NULL;
