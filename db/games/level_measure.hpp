#pragma once

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/play/game_row.hpp"

namespace crownhead::db {

/// Rates a level of the computer by a casual game of two against a member whose rating in the pool
/// is not provisional. Only the level's rating changes. Part of the job that stores the end of a
/// game; may be called repeatedly and acts once. For each pair of players in a pool only the first
/// game of a day (UTC) counts, and no game that started from a set-up position or had a takeback.
void measure_level(Connection& connection, GameId game, const play::GameRow& row);

}  // namespace crownhead::db
