#pragma once

#include <string>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/play/game_row.hpp"

namespace crownhead::db {

/// Part of the job that stores the end of a game, or another result of it: enters a finished game
/// among those that can be searched. `opening` is as play::opening_of writes it.
void archive_game(Connection& connection, GameId game, const play::GameRow& row,
                  const std::string& opening);

}  // namespace crownhead::db
