#pragma once

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/result.hpp"

namespace crownhead::db {

/// Whether one player may make another an editor, a director or an entrant by name, unasked.
/// forbidden where one of the two has blocked the other.
Result<void> may_name(Connection& connection, UserId by, UserId named);

}  // namespace crownhead::db
