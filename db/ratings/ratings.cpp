#include "db/ratings/ratings.hpp"

#include <algorithm>
#include <charconv>

#include "db/jobs/readers.hpp"

namespace crownhead::db {
namespace {

using rating::Rating;

constexpr Millis active_for = seconds(std::int64_t{30} * 24 * 3600);

/// The player after whom a page of leaders starts, as "RANK,RATING,USER".
struct Place {
  std::int64_t rank = 0;
  double rating = 0;
  std::int64_t user = 0;
};

/// Reads a number and the comma after it from the front of `text` and removes them.
template <class Number>
bool take_number(std::string_view& text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (text.starts_with(',')) text.remove_prefix(1);
  return true;
}

std::optional<Place> read_place(std::string_view text) {
  Place place;
  const bool read = take_number(text, place.rank) && take_number(text, place.rating) &&
                    take_number(text, place.user) && text.empty();
  return read ? std::optional(place) : std::nullopt;
}

std::string write_place(const Place& place) {
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.begin(), digits.end(), place.rating).ptr;
  return std::to_string(place.rank) + ',' + std::string(digits.data(), end) + ',' +
         std::to_string(place.user);
}

constexpr std::string_view point_columns = "SELECT at_ms, after_rating, game_id, number";
constexpr std::string_view points_of_pool =
    " FROM rating_changes WHERE user_id = ?1 AND variant = ?2 AND speed = ?3 ";

RatingPoint take_point(Rows& rows) {
  RatingPoint point{};
  point.at = rows.take<Instant>();
  point.rating = rating::shown({.rating = rows.take<double>()});
  point.game = rows.take<GameId>();
  point.number = rows.take<std::int64_t>();
  return point;
}

Rating take_aged(Rows& rows, Instant now, Instant& rated) {
  const Rating rating = take_rating(rows);
  rated = rows.take<Instant>();
  return rating::aged(rating, now - rated);
}

}  // namespace

std::vector<PoolRating> pool_ratings(Connection& connection, UserId user, Instant now) {
  Rows rows = connection.query(
      "SELECT variant, speed, games, rating, deviation, volatility, rated_ms FROM ratings"
      " WHERE user_id = ?1 AND games > 0 ORDER BY games DESC, variant, speed",
      user);
  std::vector<PoolRating> found;
  while (rows.next()) {
    PoolRating line{};
    line.pool.variant = rows.take<std::string>();
    line.pool.speed = rows.take<rating::Speed>();
    line.games = rows.take<std::int64_t>();
    line.rating = take_aged(rows, now, line.rated);
    found.push_back(std::move(line));
  }
  return found;
}

rating::Shown Ratings::shown(UserId user, const Pool& pool, Instant now) const {
  auto connection = readers_.borrow();
  return shown_rating(*connection, user, pool, now);
}

std::vector<PoolRating> Ratings::of(UserId user, Instant now) const {
  return pool_ratings(*readers_.borrow(), user, now);
}

std::vector<RatingPoint> Ratings::points(UserId user, const Pool& pool, std::int64_t after,
                                         int limit) const {
  static const std::string sql = std::string(point_columns) + std::string(points_of_pool) +
                                 "AND annulled_ms IS NULL AND number > ?4 ORDER BY number LIMIT ?5";
  auto connection = readers_.borrow();
  Rows rows = connection->query(sql, user, pool.variant, pool.speed, after, limit);
  std::vector<RatingPoint> found;
  while (rows.next()) found.push_back(take_point(rows));
  return found;
}

std::vector<RatingPoint> Ratings::history(UserId user, const Pool& pool, int limit) const {
  auto connection = readers_.borrow();
  const auto end_of_all = [&](std::string_view which) {
    const auto sql =
        "SELECT " + std::string(which) + std::string(points_of_pool) + "AND annulled_ms IS NULL";
    return connection->value<std::optional<std::int64_t>>(sql, user, pool.variant, pool.speed)
        .value_or(std::nullopt);
  };
  const auto first = end_of_all("min(number)"), last = end_of_all("max(number)");
  if (!first || !last) return {};
  const std::int64_t all = *last - *first + 1;
  const auto most = std::min<std::int64_t>(all, limit);
  // One look-up per point, however many games there are.
  static const std::string sql = std::string(point_columns) + std::string(points_of_pool) +
                                 "AND annulled_ms IS NULL AND number > ?4 AND number <= ?5"
                                 " ORDER BY number DESC LIMIT 1";
  std::vector<RatingPoint> found;
  std::int64_t after = *first - 1;
  for (std::int64_t i = 1; i <= most; ++i) {
    const std::int64_t until = *first - 1 + i * all / most;
    Rows rows = connection->query(sql, user, pool.variant, pool.speed, after, until);
    if (rows.next()) found.push_back(take_point(rows));
    after = until;
  }
  return found;
}

std::optional<LeaderPage> Ratings::leaders(const Pool& pool, Instant now, int limit,
                                           const std::optional<std::string>& cursor) const {
  Place place{.rank = 0, .rating = 1e9, .user = 0};
  if (cursor) {
    const auto read = read_place(*cursor);
    if (!read) return std::nullopt;
    place = *read;
  }
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT user_id, name, games, rating, deviation, volatility, rated_ms FROM ratings"
      " JOIN users ON users.id = user_id WHERE variant = ?1 AND speed = ?2"
      " AND rating <= ?3 AND (rating < ?3 OR user_id > ?4) AND rated_ms >= ?5 AND games > 0"
      " AND banned_ms IS NULL AND closed_ms IS NULL AND computer_level IS NULL"
      " ORDER BY rating DESC, user_id",
      pool.variant, pool.speed, place.rating, place.user, now - active_for);
  LeaderPage page;
  while (rows.next()) {
    const auto user = rows.take<std::int64_t>();
    Leader leader{
        .rank = place.rank + 1, .name = rows.take<std::string>(), .rating = {}, .games = 0};
    leader.games = rows.take<std::int64_t>();
    Instant rated;
    leader.rating = take_aged(rows, now, rated);
    if (rating::provisional(leader.rating)) continue;
    if (static_cast<int>(page.items.size()) == limit) {
      page.next_cursor = write_place(place);
      break;
    }
    place = {.rank = leader.rank, .rating = leader.rating.rating, .user = user};
    page.items.push_back(std::move(leader));
  }
  return page;
}

std::vector<LevelRating> Ratings::of_levels(const Pool& pool, Instant now) const {
  auto connection = readers_.borrow();
  std::vector<LevelRating> levels;
  std::vector<UserId> users;
  {
    Rows rows = connection->query(
        "SELECT id, computer_level, name FROM users WHERE computer_level IS NOT NULL"
        " AND computer_number = 1 ORDER BY computer_level");
    while (rows.next()) {
      users.push_back(rows.take<UserId>());
      LevelRating line{.level = rows.take<int>(), .name = {}, .rating = {}};
      line.name = rows.take<std::string>();
      levels.push_back(std::move(line));
    }
  }
  for (std::size_t i = 0; i < levels.size(); ++i)
    levels[i].rating = shown_rating(*connection, users[i], pool, now);
  return levels;
}

}  // namespace crownhead::db
