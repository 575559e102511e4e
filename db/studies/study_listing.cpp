#include "db/studies/study_listing.hpp"

namespace crownhead::db {

void update_study_listing(Connection& connection, StudyId study) {
  connection.run(
      "UPDATE studies SET first_variant = coalesce((SELECT variant FROM study_chapters"
      " WHERE study_id = ?1 ORDER BY place, number LIMIT 1), '') WHERE id = ?1",
      study);
  if (connection.engine() == Engine::postgres) return;
  connection.run("DELETE FROM study_names WHERE rowid = ?1", study);
  connection.run(
      "INSERT INTO study_names (rowid, name) SELECT id, name FROM studies WHERE id = ?1"
      " AND visibility = 2 AND hidden_reason IS NULL AND removed_ms IS NULL",
      study);
}

void index_study_names(Connection& connection) {
  if (connection.engine() == Engine::postgres) return;
  connection.run(
      "INSERT INTO study_names (rowid, name) SELECT id, name FROM studies"
      " WHERE visibility = 2 AND hidden_reason IS NULL AND removed_ms IS NULL");
}

}  // namespace crownhead::db
