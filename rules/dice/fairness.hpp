#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/dice/roll.hpp"

namespace crownhead::dice {

/// The count of each roll: 1 1, 1 2, … 6 6, with the first die first.
using RollCounts = std::array<std::int64_t, 36>;

/// Returns the index of a roll in RollCounts.
std::size_t place_of(Roll roll);

std::int64_t rolls_in(const RollCounts& counts);
std::int64_t doubles_in(const RollCounts& counts);

/// The counts of many games, by the seat that rolled.
struct RollsBySeat {
  RollCounts white = {};
  RollCounts black = {};
  RollCounts opening = {};  ///< opening rolls, which belong to no seat

  /// Returns nullptr for an unknown seat.
  RollCounts* of(int seat);
  RollCounts all() const;

  bool operator==(const RollsBySeat&) const = default;
};

/// Five per possible roll; with fewer the bounds below are not valid.
constexpr std::int64_t least_rolls = 180;

/// Returns the chi-squared statistic, the sum of (count - n/36)^2 / (n/36). nullopt below
/// least_rolls.
std::optional<double> chi_squared(const RollCounts& counts);

/// Fair dice exceed `above` once in `one_in` samples: quantiles of chi-squared with 35 degrees of
/// freedom, fixed before any rolls were counted.
struct Bound {
  int one_in;
  double above;
};
constexpr std::array bounds = {Bound{100, 57.3}, Bound{1000, 66.6}};

/// The range that contains the number of doubles of fair dice in 99 of 100 cases.
struct Range {
  std::int64_t least;
  std::int64_t most;

  bool operator==(const Range&) const = default;
};
Range usual_doubles(std::int64_t rolls);

}  // namespace crownhead::dice
