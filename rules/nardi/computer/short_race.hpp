#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "rules/nardi/position.hpp"

namespace crownhead::nardi::computer {

/// Exact chances where both sides have at most three men left, all at home and past each other.
class ShortRace {
 public:
  static constexpr int most_men = 3;

  ShortRace();

  /// How likely the side on roll wins; nullopt of every other position.
  std::optional<float> win(const Men& on_roll, const Men& other) const;

 private:
  std::vector<float> wins_;  ///< by the number of the men on roll, then of the other's
};

/// One for all, made when it is asked for first.
const ShortRace& short_race();

}  // namespace crownhead::nardi::computer
