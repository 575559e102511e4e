#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "db/game_writes.hpp"
#include "db/requests.hpp"
#include "db/sqlite.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

/// An event as it is stored.
struct LoggedEvent {
  GameId game;
  std::int64_t version;
  EventRow event;
  std::optional<RequestKey> command;  ///< that caused it and those after it
};

/// The events of a game above version `after`, in order, wherever they are. To be called inside a
/// transaction. Throws std::runtime_error if one cannot be read.
std::vector<LoggedEvent> logged_events(Connection& connection, GameId game, std::int64_t after);

/// Of the last event in game_events; 0 if there is none.
std::int64_t last_stored(Connection& connection, GameId game);

}  // namespace crownhead::db
