#pragma once

#include <utility>
#include <vector>

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// Parts of the jobs of db/vacations/vacations. A refusal has changed nothing; else the games are
/// returned whose clocks must be told.

OrRefused<std::pair<std::int64_t, std::vector<GameId>>> store_freeze(Connection& connection,
                                                                     const NewFreeze& asked);
OrRefused<ChangedFreeze> store_freeze_end(Connection& connection, const FreezeAct& act);

/// Without those that were taken back, by their start.
std::vector<vacation::TournamentFreeze> freezes_of(Connection& connection, TournamentId tournament);

}  // namespace crownhead::db
