#include "db/jobs/idempotency.hpp"

#include "rules/reasons.hpp"

namespace crownhead::db {

Result<std::optional<Remembered>> recall(Connection& connection, const RequestKey& key) {
  Rows rows = connection.query(
      "SELECT hash, created_id, answer FROM requests WHERE user_id = ?1 AND id = ?2", key.user,
      key.id);
  if (!rows.next()) return std::nullopt;
  if (rows.take<std::uint64_t>() != key.hash)
    return fail(Code::key_reused, reason::request::key_used());
  const auto id = rows.take<std::int64_t>();
  return Remembered{id, rows.take<std::string>()};
}

void remember(Connection& connection, const RequestKey& key, Instant at,
              const Remembered& remembered) {
  connection.run(
      "INSERT INTO requests (user_id, id, hash, created_id, answer, at_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      key.user, key.id, key.hash, remembered.id, remembered.answer, at);
}

}  // namespace crownhead::db
