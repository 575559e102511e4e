#include "db/accounts/access_rows.hpp"

#include "rules/accounts/messages.hpp"

namespace crownhead::db {

void end_sessions(Connection& connection, UserId user, std::optional<SessionId> kept) {
  connection.run("DELETE FROM sessions WHERE user_id = ?1 AND id <> ?2", user,
                 kept.value_or(SessionId{}));
}

void end_other_access(Connection& connection, UserId user, Instant at) {
  connection.run("DELETE FROM tokens WHERE user_id = ?1", user);
  connection.run("DELETE FROM calendars WHERE user_id = ?1", user);
  connection.run("DELETE FROM mail_secrets WHERE user_id = ?1 AND purpose = ?2", user,
                 accounts::MailPurpose::reset);
  // Their pending deliveries are deleted later, some at a time (Webhooks::off_with_waiting).
  connection.run("UPDATE webhooks SET disabled_ms = ?2 WHERE user_id = ?1 AND disabled_ms IS NULL",
                 user, at);
}

}  // namespace crownhead::db
