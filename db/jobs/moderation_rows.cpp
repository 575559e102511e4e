#include "db/jobs/moderation_rows.hpp"

namespace crownhead::db {

void note(Connection& connection, const Moderator& by, accounts::ModerationAct act, UserId about,
          std::optional<StudyId> study) {
  connection.run(
      "INSERT INTO moderation_log (at_ms, actor_id, act, about_id, reason, study_id)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      by.at, by.actor, act, about, by.reason, study);
}

}  // namespace crownhead::db
