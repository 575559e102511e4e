#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "db/games/event_log.hpp"
#include "db/games/game_store.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Returns the events above version `after` and up to `until`, in order. Call it inside a
/// transaction. Throws std::runtime_error, naming the event, if one cannot be read.
std::vector<std::pair<std::int64_t, play::Event>> stored_events(Connection& connection, GameId id,
                                                                std::int64_t after,
                                                                std::int64_t until = newest_event);
/// The same in a transaction of its own.
std::vector<std::pair<std::int64_t, play::Event>> stored_events(Readers& readers, GameId id,
                                                                std::int64_t after,
                                                                std::int64_t until = newest_event);

/// Loads a game from the snapshot and the events after it, or from all events if there is no
/// readable snapshot. Throws std::runtime_error if they do not make a game. Call it inside a
/// transaction.
std::optional<LoadedGame> load_game(Connection& connection, GameId id);
/// Loads the game in a transaction of its own. Also returns nullopt if it cannot be read.
std::optional<play::Game> readable_game(Readers& readers, GameId id);

}  // namespace crownhead::db
