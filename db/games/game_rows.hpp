#pragma once

#include <string_view>

#include "db/sql/connection.hpp"
#include "rules/play/game.hpp"
#include "rules/play/game_row.hpp"

namespace crownhead::db {

/// Returns the contents of the state row of `game`, without id and names. Only correspondence games
/// have a deadline in it: the deadline of a live game is known to its room.
play::GameRow row_of(const play::Game& game);

/// Inserts the row, with the players' ratings at that time, and returns its id.
GameId insert_row(Connection& connection, const play::GameRow& row);
/// Updates the columns that change in the course of a game.
void update_row(Connection& connection, GameId id, const play::GameRow& row);

/// Selects the columns that take_row() reads, from `games`, `white` and `black` (users).
extern const std::string_view row_columns;
/// Also reads, with `connection`, the seats of a game of more than two.
play::GameRow take_row(Connection& connection, Rows& rows);

}  // namespace crownhead::db
