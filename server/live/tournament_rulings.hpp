#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "db/games/game_rulings.hpp"
#include "db/tournaments/tournaments.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::live {

/// What events of a tournament decide about games of it that are stored already, seen from the
/// state `after` all of them; `version` is that before the first.
std::vector<db::RulingOnGame> rulings_of(const std::vector<tournament::Event>& events,
                                         std::int64_t version, const tournament::Tournament& after,
                                         const std::map<tournament::GameKey, GameId>& games);

/// What the tournament decided about games of it that have not heard of it: a stop of the server,
/// or of one from before rulings were stored, has cut it off. `stored` are its games as the store
/// has them.
std::vector<db::RulingOnGame> rulings_missed(const tournament::Tournament& tournament,
                                             const std::vector<db::TournamentGame>& stored,
                                             Instant at);

}  // namespace crownhead::live
