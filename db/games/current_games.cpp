#include <algorithm>
#include <functional>
#include <utility>

#include "db/games/game_queries.hpp"
#include "db/games/game_rows.hpp"
#include "db/games/rating_rows.hpp"
#include "db/jobs/readers.hpp"
#include "rules/play/clock/speed.hpp"

namespace crownhead::db {
namespace {

constexpr int most_games_looked_at = 500;

/// Of two games with the same ratings the newer one comes first.
std::pair<int, GameId> rank(const GameRow& row) {
  return {(*row.ratings)[Seat::white].rating + (*row.ratings)[Seat::black].rating, row.id};
}

}  // namespace

std::vector<GameRow> GameQueries::current(const CurrentFilter& filter, Instant now) const {
  static const std::string sql = "SELECT " + std::string(row_columns) + ", " +
                                 std::string(start_columns) +
                                 " FROM games INDEXED BY games_running_live"
                                 " JOIN users AS white ON white.id = games.white_id"
                                 " JOIN users AS black ON black.id = games.black_id"
                                 " WHERE status = 0 AND pace = 0 AND (?1 IS NULL OR variant = ?1)"
                                 " ORDER BY games.id DESC LIMIT ?2";
  auto connection = readers_.borrow();
  std::vector<GameRow> found;
  {
    Rows rows = connection->query(sql, filter.variant, most_games_looked_at);
    while (rows.next()) {
      auto row = take_row(*connection, rows);
      if (row.players.size() == least_seats) row.ratings = take_at_start(rows);
      if (filter.speed.value_or(play::speed_of(row.control)) == play::speed_of(row.control))
        found.push_back(std::move(row));
    }
  }
  for (GameRow& row : found)
    if (!row.ratings) row.ratings = shown_ratings(*connection, row.players, pool_of(row), now);
  std::ranges::sort(found, std::greater{}, rank);
  if (found.size() > static_cast<std::size_t>(filter.limit))
    found.resize(static_cast<std::size_t>(filter.limit));
  return found;
}

}  // namespace crownhead::db
