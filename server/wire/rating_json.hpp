#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/rating/glicko2.hpp"
#include "rules/rating/speed.hpp"

namespace crownhead::wire {

/// The schemas PoolRating, RatingPoint and Leader of openapi.yaml, before they are written.

struct PoolLine {
  std::string variant;
  rating::Speed speed;
  rating::Rating rating;
  std::int64_t games;
  Instant rated;
};

struct PointLine {
  Instant at;
  int rating;
  GameId game;
};

struct LeaderLine {
  std::int64_t rank;
  std::string username;
  rating::Rating rating;
  std::int64_t games;
};

std::string profile_json(std::string_view username, Instant created,
                         const std::vector<PoolLine>& ratings);
std::string history_json(const std::vector<PointLine>& points);
std::string leaderboard_json(const std::vector<LeaderLine>& leaders,
                             const std::optional<std::string>& next_cursor);

}  // namespace crownhead::wire
