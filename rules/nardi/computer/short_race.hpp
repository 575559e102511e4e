#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "rules/nardi/position.hpp"

namespace crownhead::nardi::computer {

/// Exact probabilities for positions in which both sides have at most three checkers left, all at
/// home and past each other.
class ShortRace {
 public:
  static constexpr int most_men = 3;

  ShortRace();

  /// Returns the probability that the side on roll wins; nullopt for every other position.
  std::optional<float> win(const Men& on_roll, const Men& other) const;

 private:
  std::vector<float> wins_;  ///< by the number of the set on roll, then of the other set
};

/// Returns the shared instance, created at the first call.
const ShortRace& short_race();

}  // namespace crownhead::nardi::computer
