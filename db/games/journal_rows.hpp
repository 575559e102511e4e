#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "db/games/coded_events.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// The table live_journal: a row holds the events that one commit stored, in the order in which
/// they came. An event of a version that game_events has reached has been moved there and waits no
/// more.

/// Calls `each` with the events that wait, all or those of the game `only`, in their order, and
/// with the numbers of their rows. Throws std::runtime_error if a row cannot be read.
void each_waiting(Connection& connection, std::optional<GameId> only,
                  const std::function<void(std::int64_t row, LoggedEvent event)>& each);

/// What waits of a game: nothing, unless it is a running live one.
std::vector<LoggedEvent> waiting_events(Connection& connection, GameId game);

}  // namespace crownhead::db
