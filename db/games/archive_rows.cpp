#include "db/games/archive_rows.hpp"

#include "db/games/opening_rows.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/play/clock/speed.hpp"

namespace crownhead::db {

void archive_game(Connection& connection, GameId game, const play::GameRow& row,
                  const std::string& opening) {
  // A director may have removed the result.
  if (row.status == play::GameStatus::aborted &&
      connection.changed("DELETE FROM finished_games WHERE id = ?1", game) > 0)
    count_game_later(connection, game);
  if (row.status != play::GameStatus::finished) return;
  // Places of several players are not a result of two, so searches and scores must not find them.
  const auto outcome = row.places ? play::Outcome::none : *row.outcome;
  connection.run(
      "INSERT INTO finished_games (id, created_ms, white_id, black_id, variant, speed, outcome,"
      " reason, opening) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (id)"
      " DO UPDATE SET outcome = excluded.outcome, reason = excluded.reason",
      game, row.created, row.players[Seat::white], row.players[Seat::black], row.variant,
      play::listed_speed(row.control), outcome, row.reason, opening);
  if (draughts::find_variant(row.variant)) count_game_later(connection, game);
}

}  // namespace crownhead::db
