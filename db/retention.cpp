#include "db/retention.hpp"

#include "db/jobs/stored_bytes.hpp"
#include "db/jobs/writer.hpp"
#include "rules/accounts/messages.hpp"

namespace crownhead::db {
namespace {

/// Per job.
constexpr int at_once = 200;

/// Deletes the oldest rows, in a job of its own: `sql` has the instant as ?1 and the number of rows
/// as ?2. `texts`, if any, selects account and text of the same rows, whose bytes are refunded.
void forget_before(Writer& writer, std::string_view sql, Instant before,
                   std::string_view texts = {}) {
  writer.submit<void>(
      Locks::of(Locks::One::housekeeping),
      [sql, before, texts](Connection& connection) -> Result<void> {
        if (!texts.empty())
          refund_bytes(connection, bytes_by_user(connection.query(texts, before, at_once)));
        connection.run(sql, before, at_once);
        return {};
      },
      [](const Result<void>&) {});
}

}  // namespace

void forget(Writer& writer, const Forgotten& what, Instant now) {
  if (what.sessions_unused_since)
    forget_before(writer,
                  "DELETE FROM sessions WHERE id IN"
                  " (SELECT id FROM sessions WHERE seen_ms < ?1 ORDER BY seen_ms LIMIT ?2)",
                  *what.sessions_unused_since);
  // Numbers grow with time, so the first rows are the oldest and no index is needed.
  if (what.chat_before)
    forget_before(writer,
                  "DELETE FROM chat_lines WHERE at_ms < ?1"
                  " AND id < (SELECT min(id) FROM chat_lines) + ?2",
                  *what.chat_before,
                  "SELECT user_id, text FROM chat_lines WHERE at_ms < ?1"
                  " AND id < (SELECT min(id) FROM chat_lines) + ?2");
  if (what.reports_closed_before)
    forget_before(writer,
                  "DELETE FROM reports WHERE id IN"
                  " (SELECT id FROM reports WHERE closed_ms < ?1 ORDER BY closed_ms LIMIT ?2)",
                  *what.reports_closed_before,
                  "SELECT from_id, body FROM reports WHERE closed_ms < ?1"
                  " ORDER BY closed_ms LIMIT ?2");
  for (const std::string_view sql :
       {"DELETE FROM mail_secrets WHERE secret IN"
        " (SELECT secret FROM mail_secrets WHERE expires_ms <= ?1 ORDER BY expires_ms LIMIT ?2)",
        "DELETE FROM challenges WHERE id IN"
        " (SELECT id FROM challenges WHERE expires_ms <= ?1 ORDER BY expires_ms LIMIT ?2)",
        "DELETE FROM computer_dice WHERE user_id IN"
        " (SELECT user_id FROM computer_dice WHERE expires_ms <= ?1 ORDER BY expires_ms LIMIT ?2)",
        "DELETE FROM tokens WHERE id IN"
        " (SELECT id FROM tokens WHERE expires_ms <= ?1 ORDER BY expires_ms LIMIT ?2)",
        "DELETE FROM refused_addresses WHERE address IN"
        " (SELECT address FROM refused_addresses WHERE until_ms <= ?1 ORDER BY until_ms"
        "  LIMIT ?2)"})
    forget_before(writer, sql, now);
  forget_before(writer,
                "DELETE FROM notifications WHERE id IN"
                " (SELECT id FROM notifications WHERE at_ms < ?1 ORDER BY at_ms LIMIT ?2)",
                now - accounts::notifications_kept);
  forget_before(writer,
                "DELETE FROM sign_in_places WHERE (user_id, place) IN"
                " (SELECT user_id, place FROM sign_in_places WHERE at_ms < ?1 ORDER BY at_ms"
                "  LIMIT ?2)",
                now - places_kept);
}

}  // namespace crownhead::db
