#pragma once

#include <string>
#include <string_view>

#include "db/games/game_store.hpp"
#include "db/tournaments/tournaments.hpp"

namespace crownhead::db {

/// Returns the record of a game that counts in a tournament, in the format of its kind. A game that
/// was not played has only a result; of a running game the record has the part that `viewer` may
/// see at `now`. `site` is its tag.
std::string tournament_record(const GameStore& games, const LoadedTournament& of,
                              const tournament::GameKey& key, std::string_view site,
                              const play::Viewer& viewer, Instant now);

}  // namespace crownhead::db
