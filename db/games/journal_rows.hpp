#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "db/games/coded_events.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// The table live_journal: a row holds the events that one commit stored, in the order in which
/// they arrived. An event whose version game_events has reached has been moved there and no longer
/// waits. On PostgreSQL the table is empty while a server runs.

/// Calls `each` with the waiting events, all or only the ones of the game `only`, in order, and
/// with the numbers of their rows. Throws std::runtime_error if a row cannot be read.
void each_waiting(Connection& connection, std::optional<GameId> only,
                  const std::function<void(std::int64_t row, LoggedEvent event)>& each);

/// Returns the waiting events of a game. Only a running live game on SQLite has any.
std::vector<LoggedEvent> waiting_events(Connection& connection, GameId game);

}  // namespace crownhead::db
