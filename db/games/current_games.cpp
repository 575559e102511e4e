#include <algorithm>
#include <functional>
#include <string_view>
#include <tuple>
#include <utility>

#include "db/games/game_queries.hpp"
#include "db/games/game_rows.hpp"
#include "db/games/rating_rows.hpp"
#include "db/jobs/readers.hpp"
#include "rules/play/clock/speed.hpp"

namespace crownhead::db {
namespace {

constexpr int most_games_looked_at = 500;

constexpr std::string_view programs_column =
    "CASE WHEN games.seats = 2 THEN white.bot + black.bot ELSE (SELECT count(*) FROM game_seats"
    " JOIN users ON users.id = user_id WHERE game_id = games.id AND bot = 1) END";

struct CurrentGame {
  GameRow row;
  int programs;  ///< how many of the players are bots or the site's computers
};

/// Games between people come first. Of two games with the same ratings the newer one comes first.
std::tuple<int, int, GameId> rank(const CurrentGame& game) {
  const auto& ratings = *game.row.ratings;
  return {-game.programs, ratings[Seat::white].rating + ratings[Seat::black].rating, game.row.id};
}

}  // namespace

std::vector<GameRow> GameQueries::current(const CurrentFilter& filter, Instant now) const {
  static const std::string sql = "SELECT " + std::string(row_columns) + ", " +
                                 std::string(programs_column) + ", " + std::string(start_columns) +
                                 " FROM games INDEXED BY games_running_live"
                                 " JOIN users AS white ON white.id = games.white_id"
                                 " JOIN users AS black ON black.id = games.black_id"
                                 " WHERE status = 0 AND pace = 0 AND (?1 IS NULL OR variant = ?1)"
                                 " ORDER BY games.id DESC LIMIT ?2";
  auto connection = readers_.borrow();
  std::vector<CurrentGame> found;
  {
    Rows rows = connection->query(sql, filter.variant, most_games_looked_at);
    while (rows.next()) {
      auto row = take_row(*connection, rows);
      const int programs = rows.take<int>();
      if (row.players.size() == least_seats) row.ratings = take_at_start(rows);
      if (filter.speed.value_or(play::speed_of(row.control)) == play::speed_of(row.control))
        found.push_back({.row = std::move(row), .programs = programs});
    }
  }
  for (auto& [row, programs] : found)
    if (!row.ratings) row.ratings = shown_ratings(*connection, row.players, pool_of(row), now);
  std::ranges::sort(found, std::greater{}, rank);
  if (found.size() > static_cast<std::size_t>(filter.limit))
    found.resize(static_cast<std::size_t>(filter.limit));
  std::vector<GameRow> games;
  games.reserve(found.size());
  for (auto& game : found) games.push_back(std::move(game.row));
  return games;
}

}  // namespace crownhead::db
