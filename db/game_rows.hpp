#pragma once

#include <string_view>

#include "db/sqlite.hpp"
#include "rules/play/game.hpp"
#include "rules/play/game_row.hpp"

namespace crownhead::db {

/// What the state row of `game` holds, without id and names. Only correspondence games have a
/// deadline in it: that of a live game is its room's affair.
play::GameRow row_of(const play::Game& game);

/// Adds the row, with the ratings that the players have then, and gives its id.
GameId insert_row(Connection& connection, const play::GameRow& row);
/// Brings the columns up to date that change in the course of a game.
void update_row(Connection& connection, GameId id, const play::GameRow& row);

/// Selects what take_row takes, from `games`, `white` and `black` (users).
extern const std::string_view row_columns;
play::GameRow take_row(Rows& rows);

}  // namespace crownhead::db
