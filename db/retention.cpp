#include "db/retention.hpp"

#include "db/jobs/stored_bytes.hpp"
#include "db/jobs/writer.hpp"

namespace crownhead::db {
namespace {

constexpr int at_once = 500;

void delete_old(Connection& connection, const Forgotten& what) {
  if (what.sessions_unused_since)
    connection.run(
        "DELETE FROM sessions WHERE id IN"
        " (SELECT id FROM sessions WHERE seen_ms < ?1 ORDER BY seen_ms LIMIT ?2)",
        *what.sessions_unused_since, at_once);
  // Numbers grow with time, so that the first rows are the oldest and no index is needed.
  if (what.chat_before) {
    refund_bytes(connection, bytes_by_user(connection.query(
                                 "SELECT user_id, text FROM chat_lines WHERE at_ms < ?1"
                                 " AND id < (SELECT min(id) FROM chat_lines) + ?2",
                                 *what.chat_before, at_once)));
    connection.run(
        "DELETE FROM chat_lines WHERE at_ms < ?1"
        " AND id < (SELECT min(id) FROM chat_lines) + ?2",
        *what.chat_before, at_once);
  }
  if (what.reports_closed_before) {
    refund_bytes(connection, bytes_by_user(connection.query(
                                 "SELECT from_id, body FROM reports WHERE closed_ms < ?1"
                                 " ORDER BY closed_ms LIMIT ?2",
                                 *what.reports_closed_before, at_once)));
    connection.run(
        "DELETE FROM reports WHERE id IN"
        " (SELECT id FROM reports WHERE closed_ms < ?1 ORDER BY closed_ms LIMIT ?2)",
        *what.reports_closed_before, at_once);
  }
}

}  // namespace

void forget(Writer& writer, const Forgotten& what, Instant now) {
  writer.submit<void>(
      Locks::of(Locks::One::house),
      [what, now](Connection& connection) -> Result<void> {
        delete_old(connection, what);
        connection.run(
            "DELETE FROM mail_secrets WHERE secret IN"
            " (SELECT secret FROM mail_secrets WHERE expires_ms <= ?1"
            "  ORDER BY expires_ms LIMIT ?2)",
            now, at_once);
        connection.run(
            "DELETE FROM challenges WHERE id IN"
            " (SELECT id FROM challenges WHERE expires_ms <= ?1 ORDER BY expires_ms LIMIT ?2)",
            now, at_once);
        connection.run(
            "DELETE FROM computer_dice WHERE user_id IN"
            " (SELECT user_id FROM computer_dice WHERE expires_ms <= ?1 ORDER BY expires_ms"
            "  LIMIT ?2)",
            now, at_once);
        connection.run(
            "DELETE FROM tokens WHERE id IN"
            " (SELECT id FROM tokens WHERE expires_ms <= ?1 ORDER BY expires_ms LIMIT ?2)",
            now, at_once);
        connection.run(
            "DELETE FROM sign_in_places WHERE (user_id, place) IN"
            " (SELECT user_id, place FROM sign_in_places WHERE at_ms < ?1 ORDER BY at_ms"
            "  LIMIT ?2)",
            now - places_kept, at_once);
        connection.run(
            "DELETE FROM refused_addresses WHERE address IN"
            " (SELECT address FROM refused_addresses WHERE until_ms <= ?1 ORDER BY until_ms"
            "  LIMIT ?2)",
            now, at_once);
        return {};
      },
      [](const Result<void>&) {});
}

}  // namespace crownhead::db
