#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "db/games/event_log.hpp"
#include "db/games/game_store.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// The events above version `after` and up to `until`, in order. To be called inside a transaction.
/// Throws std::runtime_error, naming the event, if one cannot be read.
std::vector<std::pair<std::int64_t, play::Event>> stored_events(Connection& connection, GameId id,
                                                                std::int64_t after,
                                                                std::int64_t until = newest_event);
/// The same in a transaction of its own.
std::vector<std::pair<std::int64_t, play::Event>> stored_events(Readers& readers, GameId id,
                                                                std::int64_t after,
                                                                std::int64_t until = newest_event);

/// Loads from the snapshot and the events after it, or from the events if there is no readable one.
/// Throws std::runtime_error if they make no game. To be called inside a transaction.
std::optional<LoadedGame> load_game(Connection& connection, GameId id);
/// The game, in a transaction of its own; nullopt also if it cannot be read.
std::optional<play::Game> readable_game(Readers& readers, GameId id);

}  // namespace crownhead::db
