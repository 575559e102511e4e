#pragma once

#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/result.hpp"
#include "rules/seat.hpp"

namespace crownhead::db {

/// Returns the players whom `user` has blocked or who have blocked `user`, in order. Neither sees
/// what the other writes.
std::vector<UserId> apart_from(Connection& connection, UserId user);

/// True if one of the two has blocked the other. Jobs of the writer use this, because the list
/// above has no bound.
bool are_apart(Connection& connection, UserId one, UserId other);

/// Checks that one player may name another as editor, director or entrant without asking. Fails
/// with forbidden if one of the two has blocked the other.
Result<void> may_name(Connection& connection, UserId by, UserId named);

/// Checks that a player may write to all the others. Fails with forbidden if the player and one of
/// them have blocked each other.
Result<void> may_write(Connection& connection, UserId by, const PerSeat<UserId>& players);

/// Checks that a player may offer all the others another game; fails like may_write().
Result<void> may_offer(Connection& connection, UserId by, const PerSeat<UserId>& players);

}  // namespace crownhead::db
