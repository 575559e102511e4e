#pragma once

#include <string>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/play/game_row.hpp"

namespace crownhead::db {

/// Adds a finished game to those that can be searched. Part of the job that stores the end of a
/// game or a new result. `opening` has the form of play::opening_of.
void archive_game(Connection& connection, GameId game, const play::GameRow& row,
                  const std::string& opening);

}  // namespace crownhead::db
