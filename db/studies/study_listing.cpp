#include "db/studies/study_listing.hpp"

#include <string>

namespace crownhead::db {
namespace {

/// Followed by a further condition or nothing.
const std::string& insert_listed_names() {
  static const std::string sql =
      "INSERT INTO study_names (rowid, name) SELECT id, name FROM studies WHERE " +
      std::string(is_listed);
  return sql;
}

}  // namespace

void index_study_name(Connection& connection, StudyId study) {
  if (connection.engine() == Engine::postgres) return;
  connection.run("DELETE FROM study_names WHERE rowid = ?1", study);
  static const std::string sql = insert_listed_names() + " AND id = ?1";
  connection.run(sql, study);
}

void update_first_variant(Connection& connection, StudyId study) {
  connection.run(
      "UPDATE studies SET first_variant = coalesce((SELECT variant FROM study_chapters"
      " WHERE study_id = ?1 ORDER BY place, number LIMIT 1), '') WHERE id = ?1",
      study);
}

void index_study_names(Connection& connection) {
  if (connection.engine() == Engine::sqlite) connection.run(insert_listed_names());
}

}  // namespace crownhead::db
