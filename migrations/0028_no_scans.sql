-- Who is deleted, or closed, is looked for in every column that may name them, and what is old
-- enough by when it was used: no job of the writer reads a table from end to end.
CREATE INDEX rating_changes_annulled_by ON rating_changes (annulled_by)
  WHERE annulled_by IS NOT NULL;
CREATE INDEX blocks_of_blocked ON blocks (blocked_id);
CREATE INDEX reports_about ON reports (about_id);
CREATE INDEX reports_closed ON reports (closed_ms) WHERE closed_ms IS NOT NULL;
CREATE INDEX moderation_log_by ON moderation_log (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX tournament_events_by ON tournament_events (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX tournament_freezes_by ON tournament_freezes (actor_id);
CREATE INDEX vacation_audit_by ON vacation_audit (actor_id);
CREATE INDEX sessions_by_use ON sessions (seen_ms);
