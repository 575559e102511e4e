#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "db/games/coded_events.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Stored in place of an event's type in a row of game_events that holds a run of events up to its
/// version.
constexpr codec::EventType run_of_events{};

constexpr std::int64_t newest_event = std::numeric_limits<std::int64_t>::max();

/// Returns the events of a game above version `after` and up to `until`, in order, from both
/// tables. Call it inside a transaction. Throws std::runtime_error if one cannot be read.
std::vector<LoggedEvent> logged_events(Connection& connection, GameId game, std::int64_t after,
                                       std::int64_t until = newest_event);

/// Stores the events of a game up to version `last` as one row of game_events.
void insert_run(Connection& connection, GameId game, std::int64_t last, Instant last_at,
                const CodedEvents& events);

/// Returns the version of the last event in game_events; 0 if there is none.
std::int64_t last_stored(Connection& connection, GameId game);

}  // namespace crownhead::db
