#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "db/games/game_rulings.hpp"
#include "db/tournaments/tournaments.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::live {

/// Returns the rulings that a tournament's events make on its stored games. `after` is the state
/// after all events; `version` is the one before the first.
std::vector<db::RulingOnGame> rulings_of(const std::vector<tournament::Event>& events,
                                         std::int64_t version, const tournament::Tournament& after,
                                         const std::map<tournament::GameKey, GameId>& games);

/// Returns the tournament's decisions that have not reached its games, because the server stopped
/// in between or its version did not store rulings yet. `stored` holds the tournament's games from
/// the store.
std::vector<db::RulingOnGame> rulings_missed(const tournament::Tournament& tournament,
                                             const std::vector<db::TournamentGame>& stored,
                                             Instant at);

}  // namespace crownhead::live
