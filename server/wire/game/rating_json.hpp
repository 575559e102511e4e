#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/identity.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/event.hpp"
#include "rules/rating/glicko2.hpp"
#include "rules/rating/shown.hpp"
#include "rules/rating/speed.hpp"

namespace crownhead::wire {

/// The data for the schemas of openapi.yaml about players.

struct PoolLine {
  std::string pool;  ///< in the form of kind::pool_key()
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

/// A finished game in a player's form, with the side that the player had.
struct FormLine {
  GameId game;
  crownhead::Seat side;
  play::Outcome outcome;
};

struct ScoreLine {
  std::int64_t won;
  std::int64_t drawn;
  std::int64_t lost;
};

struct PoolScoreLine {
  std::string variant;
  rating::Speed speed;
  ScoreLine score;
};

struct OpponentLine {
  std::string username;
  ScoreLine score;
};

struct LevelLine {
  int level;
  std::string username;
  rating::Shown rating;
};

/// `fmjd_rating` is 0 if the player has entered none.
std::string profile_json(std::string_view username, Instant created, int fmjd_rating,
                         const Identity& identity, const std::vector<PoolLine>& ratings,
                         const std::vector<FormLine>& form);
std::string scores_json(const std::vector<PoolScoreLine>& scores);
std::string opponents_json(const std::vector<OpponentLine>& opponents);
std::string history_json(const std::vector<PointLine>& points);
std::string leaderboard_json(const std::vector<LeaderLine>& leaders,
                             const std::optional<std::string>& next_cursor);
std::string leaderboards_json(
    const std::vector<std::pair<rating::Speed, std::vector<LeaderLine>>>& boards);
std::string levels_json(const std::vector<LevelLine>& levels);

}  // namespace crownhead::wire
