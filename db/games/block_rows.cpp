#include "db/games/block_rows.hpp"

#include <string>

#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

bool has_blocked(Connection& connection, UserId user, UserId other) {
  return connection
      .value<int>("SELECT 1 FROM blocks WHERE user_id = ?1 AND blocked_id = ?2", user, other)
      .has_value();
}

}  // namespace

Result<void> may_name(Connection& connection, UserId by, UserId named) {
  const bool own = has_blocked(connection, by, named);
  if (!own && !has_blocked(connection, named, by)) return {};
  auto name = connection.value<std::string>("SELECT name FROM users WHERE id = ?1", named)
                  .value_or(std::string());
  return own ? fail(Code::forbidden, reason::account::you_have_blocked(std::move(name)))
             : fail(Code::forbidden, reason::account::not_named_by_you(std::move(name)));
}

}  // namespace crownhead::db
