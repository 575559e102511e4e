#pragma once

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/result.hpp"
#include "rules/seat.hpp"

namespace crownhead::db {

/// Whether one player may make another an editor, a director or an entrant by name, unasked.
/// forbidden where one of the two has blocked the other.
Result<void> may_name(Connection& connection, UserId by, UserId named);

/// Whether a player may write to all of these beside themselves: forbidden where one has blocked
/// them, or they have blocked one.
Result<void> may_write(Connection& connection, UserId by, const PerSeat<UserId>& players);

}  // namespace crownhead::db
