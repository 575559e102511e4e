#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/games/rating_rows.hpp"
#include "db/jobs/requests.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// A player's standing in one pool, as it is read at the instant that was asked for.
struct PoolRating {
  Pool pool;
  rating::Rating rating;
  std::int64_t games;  ///< rated ones
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

/// A level of the computer, as it stands in a pool.
struct LevelRating {
  int level;
  std::string name;
  rating::Shown rating;
};

/// Reads of ratings, on any thread. They change where games end (rate_game).
class Ratings {
 public:
  explicit Ratings(Readers& readers) : readers_(readers) {}

  rating::Shown shown(UserId user, const Pool& pool, Instant now) const;
  /// Of every pool that the player has a rated game in, the one with the most games first.
  std::vector<PoolRating> of(UserId user, Instant now) const;
  /// After each of the player's rated games that stands, the oldest first; at most `limit` points
  /// spread evenly, the last one among them.
  std::vector<RatingPoint> history(UserId user, const Pool& pool, int limit) const;
  /// The first `limit` of these points after the change with the number `after`.
  std::vector<RatingPoint> points(UserId user, const Pool& pool, std::int64_t after,
                                  int limit) const;
  /// Of people and bots that have played in the 30 days before `now` and are not provisional, the
  /// best first; not of the computer's levels. nullopt for a cursor that no page has given.
  std::optional<LeaderPage> leaders(const Pool& pool, Instant now, int limit,
                                    const std::optional<std::string>& cursor) const;

  /// Of the levels of the computer, the weakest first.
  std::vector<LevelRating> of_levels(const Pool& pool, Instant now) const;

 private:
  Readers& readers_;
};

}  // namespace crownhead::db
