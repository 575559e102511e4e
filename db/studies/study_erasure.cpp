#include "db/studies/study_erasure.hpp"

#include "db/jobs/stored_bytes.hpp"

namespace crownhead::db {

bool erase_removed_study(Connection& connection, StudyId study) {
  constexpr int chapters_at_once = 4;
  refund_bytes(connection,
               bytes_by_user(connection.query(
                   "SELECT owner_id, study_chapters.name || variant || ruleset || content"
                   " FROM study_chapters JOIN studies ON studies.id = study_id"
                   " WHERE study_id = ?1 ORDER BY number LIMIT ?2",
                   study, chapters_at_once)));
  const auto erased = connection.changed(
      "DELETE FROM study_chapters WHERE (study_id, number) IN"
      " (SELECT study_id, number FROM study_chapters WHERE study_id = ?1 ORDER BY number LIMIT ?2)",
      study, chapters_at_once);
  if (erased == chapters_at_once) return false;
  connection.run("DELETE FROM study_editors WHERE study_id = ?1", study);
  connection.run("DELETE FROM study_invitations WHERE study_id = ?1", study);
  connection.run("DELETE FROM studies WHERE id = ?1 AND removed_ms IS NOT NULL", study);
  return true;
}

}  // namespace crownhead::db
