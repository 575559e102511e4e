#pragma once

#include <cstdint>
#include <vector>

#include "db/games/coded_events.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Stands for an event's type where a row of game_events holds a run of events up to its version.
constexpr codec::EventType run_of_events{};

/// The events of a game above version `after`, in order, wherever they are. To be called inside a
/// transaction. Throws std::runtime_error if one cannot be read.
std::vector<LoggedEvent> logged_events(Connection& connection, GameId game, std::int64_t after);

/// Stores the events of a game up to version `last` as one row of game_events.
void insert_run(Connection& connection, GameId game, std::int64_t last, Instant last_at,
                const CodedEvents& events);

/// The version of the last event in game_events; 0 if there is none.
std::int64_t last_stored(Connection& connection, GameId game);

}  // namespace crownhead::db
