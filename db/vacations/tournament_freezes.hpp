#pragma once

#include <utility>
#include <vector>

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// Parts of the jobs of db/vacations/vacations. A refusal changes nothing. Otherwise
/// mark_running_games() marks the games whose clocks must apply the change.

OrRefused<StoredFreeze> store_freeze(Connection& connection, const NewFreeze& asked);
OrRefused<ChangedFreeze> store_freeze_end(Connection& connection, const FreezeAct& act);

/// Returns the tournament's freezes by start, without cancelled ones.
std::vector<vacation::TournamentFreeze> freezes_of(Connection& connection, TournamentId tournament);

}  // namespace crownhead::db
