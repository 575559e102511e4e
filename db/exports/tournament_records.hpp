#pragma once

#include <string>
#include <string_view>

#include "db/games/game_store.hpp"
#include "db/tournaments/tournaments.hpp"

namespace crownhead::db {

/// The record of a game that counts in a tournament, as its kind has it: as it was played, or the
/// result alone where nobody played; of one that runs, what `viewer` is shown of it at `now`.
/// `site` is its tag.
std::string tournament_record(const GameStore& games, const LoadedTournament& of,
                              const tournament::GameKey& key, std::string_view site,
                              const play::Viewer& viewer, Instant now);

}  // namespace crownhead::db
