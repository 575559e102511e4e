#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/games/rating_rows.hpp"
#include "db/jobs/requests.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// A player's standing in one pool, read for the instant of the query.
struct PoolRating {
  Pool pool;
  rating::Rating rating;
  std::int64_t games;  ///< rated games only
  Instant rated;       ///< when the last of them ended
};

struct RatingPoint {
  Instant at;
  int rating;
  GameId game;
  std::int64_t number;  ///< of the change, in order of time
};

struct Leader {
  std::int64_t rank;  ///< 1 is the best
  std::string name;
  rating::Rating rating;
  std::int64_t games;
};

struct LeaderPage {
  std::vector<Leader> items;
  std::optional<std::string> next_cursor;
};

/// A level of the computer with its rating in one pool.
struct LevelRating {
  int level;
  std::string name;
  rating::Shown rating;
};

/// Returns the pools in which the player has a rated game, the one with the most games first.
std::vector<PoolRating> pool_ratings(Connection& connection, UserId user, Instant now);

/// Reads ratings, on any thread. Ratings change where games end (rate_game).
class Ratings {
 public:
  explicit Ratings(Readers& readers) : readers_(readers) {}

  rating::Shown shown(UserId user, const Pool& pool, Instant now) const;
  /// Returns pool_ratings().
  std::vector<PoolRating> of(UserId user, Instant now) const;
  /// Returns a point after each of the player's rated games that was not annulled, the oldest
  /// first: at most `limit` points, spread evenly and including the last one.
  std::vector<RatingPoint> history(UserId user, const Pool& pool, int limit) const;
  /// Returns the first `limit` of these points after the change with the number `after`.
  std::vector<RatingPoint> points(UserId user, const Pool& pool, std::int64_t after,
                                  int limit) const;
  /// Returns people and bots that played in the 30 days before `now` and are not provisional, the
  /// best first, without the computer's levels. Returns nullopt for a cursor that no page returned.
  std::optional<LeaderPage> leaders(const Pool& pool, Instant now, int limit,
                                    const std::optional<std::string>& cursor) const;

  /// Returns the levels of the computer, the weakest first.
  std::vector<LevelRating> of_levels(const Pool& pool, Instant now) const;

 private:
  Readers& readers_;
};

}  // namespace crownhead::db
