#pragma once

#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/result.hpp"
#include "rules/seat.hpp"

namespace crownhead::db {

/// Returns the players whom `user` has blocked or who have blocked `user`, in order. Neither reads
/// what the other writes.
std::vector<UserId> apart_from(Connection& connection, UserId user);

/// True if one of the two has blocked the other. A job of the writer asks this, because the list
/// above has no bound.
bool are_apart(Connection& connection, UserId one, UserId other);

/// Whether one player may make another an editor, a director or an entrant by name, unasked.
/// forbidden where one of the two has blocked the other.
Result<void> may_name(Connection& connection, UserId by, UserId named);

/// Whether a player may write to all of these beside themselves: forbidden where one has blocked
/// them, or they have blocked one.
Result<void> may_write(Connection& connection, UserId by, const PerSeat<UserId>& players);

/// Whether a player may offer all others of these another game: forbidden as above.
Result<void> may_offer(Connection& connection, UserId by, const PerSeat<UserId>& players);

}  // namespace crownhead::db
