#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "db/game_rulings.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::live {

/// What events of a tournament decide about games of it that are stored already, seen from the
/// state `after` all of them; `version` is that before the first.
std::vector<db::RulingOnGame> rulings_of(const std::vector<tournament::Event>& events,
                                         std::int64_t version, const tournament::Tournament& after,
                                         const std::map<tournament::GameKey, GameId>& games);

}  // namespace crownhead::live
