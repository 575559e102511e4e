#include "db/jobs/stored_bytes.hpp"

#include <algorithm>
#include <string>

#include "rules/accounts/byte_quota.hpp"
#include "rules/accounts/role.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

namespace quotas = accounts::quotas;

bool has_finished_a_game(Connection& connection, UserId user) {
  return connection.value<int>("SELECT 1 FROM finished_games WHERE white_id = ?1 LIMIT 1", user) ||
         connection.value<int>("SELECT 1 FROM finished_games WHERE black_id = ?1 LIMIT 1", user);
}

accounts::StorageStanding standing_of(Connection& connection, UserId user, Instant at) {
  accounts::StorageStanding standing;
  {
    Rows rows = connection.query(
        "SELECT guest, role, email <> '', email_confirmed_ms IS NOT NULL, created_ms FROM users"
        " WHERE id = ?1",
        user);
    if (!rows.next()) return standing;
    standing.guest = rows.take<bool>();
    standing.has_role = rows.take<accounts::Role>() != accounts::Role::player;
    standing.has_email = rows.take<bool>();
    standing.email_confirmed = rows.take<bool>();
    standing.age = at - rows.take<Instant>();
  }
  standing.site_sends_mail =
      connection.value<std::int64_t>("SELECT value FROM meta WHERE key = 'sends_mail'") == 1;
  standing.finished_a_game = has_finished_a_game(connection, user);
  return standing;
}

}  // namespace

Result<void> charge_bytes(Connection& connection, UserId user, std::int64_t more, Instant at) {
  if (more > 0) {
    const auto before =
        connection.value<std::int64_t>("SELECT bytes FROM stored_bytes WHERE user_id = ?1", user);
    const std::int64_t after = before.value_or(0) + more;
    // Most accounts have so little that nothing else need be read.
    if (after > quotas::bytes_of_guest) {
      const auto standing = standing_of(connection, user, at);
      const std::int64_t most = accounts::byte_quota(standing);
      if (after > most)
        return fail(Code::too_large, most == quotas::bytes_at_first
                                         ? reason::storage::full_at_first(most)
                                         : reason::storage::full(most));
    }
  }
  count_bytes(connection, user, more);
  return {};
}

void count_bytes(Connection& connection, UserId user, std::int64_t more) {
  if (more > 0)
    connection.run(
        "INSERT INTO stored_bytes (user_id, bytes) VALUES (?1, ?2)"
        " ON CONFLICT (user_id) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes",
        user, more);
  if (more < 0)
    connection.run(
        "UPDATE stored_bytes SET bytes = CASE WHEN bytes > ?2 THEN bytes - ?2 ELSE 0 END"
        " WHERE user_id = ?1",
        user, -more);
}

BytesByUser bytes_by_user(Rows rows) {
  BytesByUser found;
  while (rows.next()) {
    const auto user = rows.take<UserId>();
    found[user] += bytes_of(rows.take<std::string_view>());
  }
  return found;
}

void refund_bytes(Connection& connection, const BytesByUser& gone) {
  for (const auto& [user, bytes] : gone) count_bytes(connection, user, -bytes);
}

void set_sends_mail(Connection& connection, bool sends) {
  connection.run(
      "INSERT INTO meta (key, value) VALUES ('sends_mail', ?1)"
      " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      sends ? 1 : 0);
}

}  // namespace crownhead::db
