#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/dice/roll.hpp"

namespace crownhead::dice {

/// How often each roll was thrown: 1 1, 1 2, … 6 6, the first die before the second.
using RollCounts = std::array<std::int64_t, 36>;

/// Where a roll stands in them.
std::size_t place_of(Roll roll);

std::int64_t rolls_in(const RollCounts& counts);
std::int64_t doubles_in(const RollCounts& counts);

/// Those of many games, by who threw.
struct RollsBySeat {
  RollCounts white = {};
  RollCounts black = {};
  RollCounts opening = {};  ///< of nobody

  /// nullptr for a seat that has none.
  RollCounts* of(int seat);
  RollCounts all() const;

  bool operator==(const RollsBySeat&) const = default;
};

/// Five for each roll that there is: with fewer the bounds below do not hold.
constexpr std::int64_t least_rolls = 180;

/// How far the counts are from equal: the sum of (count - n/36)^2 / (n/36). nullopt below
/// least_rolls.
std::optional<double> chi_squared(const RollCounts& counts);

/// Even dice come above it one time in so many: the quantiles of chi-squared with 35 degrees of
/// freedom, fixed before anything was counted.
struct Bound {
  int one_in;
  double above;
};
constexpr std::array bounds = {Bound{100, 57.3}, Bound{1000, 66.6}};

/// Between which even dice have the doubles of so many rolls 99 times in 100.
struct Range {
  std::int64_t least;
  std::int64_t most;

  bool operator==(const Range&) const = default;
};
Range usual_doubles(std::int64_t rolls);

}  // namespace crownhead::dice
