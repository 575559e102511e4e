#include "db/jobs/notification_rows.hpp"

namespace crownhead::db {

void insert_notifications(Connection& connection,
                          const std::vector<accounts::NewNotification>& rows) {
  for (const accounts::NewNotification& row : rows) {
    connection.run(
        "INSERT INTO notifications (user_id, kind, at_ms, game_id, tournament_id, challenge_id,"
        " other_id, number, last, act) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        row.user, row.kind, row.at, row.game, row.tournament, row.challenge, row.other, row.number,
        row.last, row.act);
    connection.run(
        "DELETE FROM notifications WHERE user_id = ?1 AND id <= (SELECT id FROM notifications"
        " WHERE user_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
        row.user, accounts::most_notifications);
  }
}

void delete_notifications_of(Connection& connection, ChallengeId challenge,
                             std::optional<UserId> user) {
  if (user)
    connection.run("DELETE FROM notifications WHERE challenge_id = ?1 AND user_id = ?2", challenge,
                   *user);
  else
    connection.run("DELETE FROM notifications WHERE challenge_id = ?1", challenge);
}

}  // namespace crownhead::db
