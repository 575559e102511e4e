#include "db/ratings/players.hpp"

#include <algorithm>

#include "db/jobs/readers.hpp"
#include "db/ratings/ratings.hpp"
#include "rules/lower_case.hpp"

namespace crownhead::db {
namespace {

/// Returns the highest rating that is not provisional. Without one, returns the rating in the pool
/// with the most games.
std::optional<ShownInPool> best_rating(Connection& connection, UserId user, Instant now) {
  std::optional<ShownInPool> best;
  for (const PoolRating& in : pool_ratings(connection, user, now)) {
    ShownInPool line{.pool = in.pool,
                     .rating = {.rating = rating::shown(in.rating),
                                .provisional = rating::provisional(in.rating)}};
    const bool better = best && !line.rating.provisional &&
                        (best->rating.provisional || line.rating.rating > best->rating.rating);
    if (!best || better) best = std::move(line);
  }
  return best;
}

constexpr std::string_view live_columns =
    "SELECT games.id, variant, name, (SELECT count(*) FROM game_seats WHERE game_id = games.id)";
constexpr std::string_view newest_live =
    " = ?1 AND games.status = 0 AND games.pace = 0 ORDER BY games.id DESC LIMIT 1";

std::optional<LiveGameOf> live_game_of(Connection& connection, UserId user) {
  static const std::string of_white =
      std::string(live_columns) +
      " FROM games INDEXED BY games_live_of_white JOIN users ON users.id = black_id"
      " WHERE games.white_id" +
      std::string(newest_live);
  static const std::string of_black =
      std::string(live_columns) +
      " FROM games INDEXED BY games_live_of_black JOIN users ON users.id = white_id"
      " WHERE games.black_id" +
      std::string(newest_live);
  std::optional<LiveGameOf> newest;
  for (const auto* sql : {&of_white, &of_black}) {
    Rows rows = connection.query(*sql, user);
    if (!rows.next()) continue;
    LiveGameOf game{};
    game.game = rows.take<GameId>();
    game.variant = rows.take<std::string>();
    auto opponent = rows.take<std::string>();
    if (rows.take<std::size_t>() <= least_seats) game.opponent = std::move(opponent);
    if (!newest || newest->game < game.game) newest = std::move(game);
  }
  return newest;
}

constexpr std::string_view findable = "guest = 0 AND closed_ms IS NULL AND banned_ms IS NULL";
constexpr std::string_view player_columns = "SELECT id, name, bot, computer_level IS NOT NULL";

FoundPlayer take_player(Rows& rows) {
  FoundPlayer player{};
  player.id = rows.take<UserId>();
  player.name = rows.take<std::string>();
  player.bot = rows.take<bool>();
  player.computer = rows.take<bool>();
  return player;
}

int rank(const FoundPlayer& player) {
  return player.best && !player.best->rating.provisional ? player.best->rating.rating : 0;
}

}  // namespace

std::vector<FoundPlayer> Players::beginning_with(std::string_view beginning, int limit,
                                                 Instant now) const {
  static const std::string sql = std::string(player_columns) +
                                 " FROM users INDEXED BY users_findable WHERE " +
                                 std::string(findable) +
                                 " AND lower(name) >= ?1 AND lower(name) < ?2"
                                 " ORDER BY lower(name) LIMIT ?3";
  const std::string first = in_lower_case(beginning);
  std::vector<FoundPlayer> found;
  auto connection = readers_.borrow();
  {
    Rows rows = connection->query(sql, first, first + '\x7f', limit);
    while (rows.next()) found.push_back(take_player(rows));
  }
  for (auto& player : found) {
    player.best = best_rating(*connection, player.id, now);
    player.playing = live_game_of(*connection, player.id);
  }
  return found;
}

std::vector<FoundPlayer> Players::best_of(const std::vector<UserId>& users, int limit,
                                          Instant now) const {
  static const std::string sql =
      std::string(player_columns) + " FROM users WHERE id = ?1 AND " + std::string(findable);
  std::vector<FoundPlayer> found;
  auto connection = readers_.borrow();
  for (const UserId user : users) {
    Rows rows = connection->query(sql, user);
    if (rows.next()) found.push_back(take_player(rows));
  }
  for (auto& player : found) player.best = best_rating(*connection, player.id, now);
  std::ranges::sort(found, [](const auto& one, const auto& other) {
    return std::pair(-rank(one), in_lower_case(one.name)) <
           std::pair(-rank(other), in_lower_case(other.name));
  });
  if (found.size() > static_cast<std::size_t>(limit)) found.resize(static_cast<std::size_t>(limit));
  for (auto& player : found) player.playing = live_game_of(*connection, player.id);
  return found;
}

std::optional<LiveGameOf> Players::live_game(UserId user) const {
  auto connection = readers_.borrow();
  return live_game_of(*connection, user);
}

}  // namespace crownhead::db
