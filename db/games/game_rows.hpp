#pragma once

#include <string_view>

#include "db/sql/connection.hpp"
#include "rules/play/game.hpp"
#include "rules/play/game_row.hpp"

namespace crownhead::db {

/// What the state row of `game` holds, without id and names. Only correspondence games have a
/// deadline in it: the room of a live game knows that game's.
play::GameRow row_of(const play::Game& game);

/// Adds the row, with the ratings that the players have then, and gives its id.
GameId insert_row(Connection& connection, const play::GameRow& row);
/// Updates the columns that change in the course of a game.
void update_row(Connection& connection, GameId id, const play::GameRow& row);

/// Selects what take_row takes, from `games`, `white` and `black` (users).
extern const std::string_view row_columns;
/// Reads the seats of a game of more than two with `connection`, too.
play::GameRow take_row(Connection& connection, Rows& rows);

}  // namespace crownhead::db
