-- Moderators read which puzzles are taken out, the last one first.
CREATE INDEX puzzles_taken_out ON puzzles (disabled_ms, id) WHERE disabled_ms IS NOT NULL;
