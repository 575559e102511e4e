#include "rules/kind/level_ratings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "rules/kind/variants.hpp"
#include "rules/seat.hpp"

namespace crownhead::kind {
namespace {

using Ratings = std::array<double, strongest_level>;

constexpr Ratings of_draughts{600, 970, 1260, 1500, 1660, 1760, 1850, 1920};
/// For matches of seven points. The last value was not measured and continues the step before it.
constexpr Ratings of_nardi{600, 940, 1300, 1500, 1620, 1810, 1900, 1990};
constexpr Ratings of_star{680, 900, 1200, 1500, 1630, 1830, 2510, 2960};
/// For games of six seats.
constexpr Ratings of_star_of_several{950, 1150, 1320, 1500, 1590, 1680, 1730, 1830};

const Ratings& ratings_of(std::string_view pool) {
  if (pool == nardi_key) return of_nardi;
  if (pool == pool_key(star_key, most_seats)) return of_star_of_several;
  if (pool == pool_key(star_key, least_seats)) return of_star;
  return of_draughts;
}

}  // namespace

double level_rating(std::string_view pool, int level) {
  const int nearest = std::clamp(level, weakest_level, strongest_level);
  return ratings_of(pool)[static_cast<std::size_t>(nearest - weakest_level)];
}

}  // namespace crownhead::kind
