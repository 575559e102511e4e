#pragma once

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/play/game_row.hpp"

namespace crownhead::db {

/// Part of the job that stores the end of a game: a casual game of two, of a level of the computer
/// against a member whose rating in the pool is not provisional, changes the rating of the level
/// and not the member's. Once, however often it is called; of the games of the same two in a pool
/// only the first of a day (UTC), and none that was set up or had a move taken back.
void measure_level(Connection& connection, GameId game, const play::GameRow& row);

}  // namespace crownhead::db
