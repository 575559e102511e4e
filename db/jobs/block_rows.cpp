#include "db/jobs/block_rows.hpp"

#include <string>

#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

bool has_blocked(Connection& connection, UserId user, UserId other) {
  return connection
      .value<int>("SELECT 1 FROM blocks WHERE user_id = ?1 AND blocked_id = ?2", user, other)
      .has_value();
}

std::string name_of(Connection& connection, UserId user) {
  return connection.value<std::string>("SELECT name FROM users WHERE id = ?1", user)
      .value_or(std::string());
}

}  // namespace

std::vector<UserId> apart_from(Connection& connection, UserId user) {
  return connection.values<UserId>(
      "SELECT blocked_id FROM blocks WHERE user_id = ?1"
      " UNION SELECT user_id FROM blocks WHERE blocked_id = ?1 ORDER BY 1",
      user);
}

bool are_apart(Connection& connection, UserId one, UserId other) {
  return has_blocked(connection, one, other) || has_blocked(connection, other, one);
}

Result<void> may_name(Connection& connection, UserId by, UserId named) {
  const bool own = has_blocked(connection, by, named);
  if (!own && !has_blocked(connection, named, by)) return {};
  auto name = name_of(connection, named);
  return own ? fail(Code::forbidden, reason::account::you_have_blocked(std::move(name)))
             : fail(Code::forbidden, reason::account::not_named_by_you(std::move(name)));
}

Result<void> may_write(Connection& connection, UserId by, const PerSeat<UserId>& players) {
  for (const UserId other : players)
    if (are_apart(connection, by, other))
      return fail(Code::forbidden, reason::game::writes_nothing(name_of(connection, other)));
  return {};
}

Result<void> may_offer(Connection& connection, UserId by, const PerSeat<UserId>& players) {
  for (const UserId other : players) {
    if (has_blocked(connection, by, other))
      return fail(Code::forbidden, reason::account::blocked_by_you());
    if (has_blocked(connection, other, by))
      return fail(Code::forbidden, reason::lobby::player_takes_no_games());
  }
  return {};
}

}  // namespace crownhead::db
