#pragma once

#include "rules/instant.hpp"
#include "rules/play/time_control.hpp"

namespace crownhead::play {

/// What the network's delay may give back to a side, so that nobody gains much by feigning one: an
/// allowance that every move refills a little.
struct LagAllowance {
  Millis most;    ///< at the start, and never more
  Millis refill;  ///< with each move

  bool operator==(const LagAllowance&) const = default;
};

/// A hundredth of the estimated duration, between 0.2 and 3 s, and a tenth of that with each move;
/// nothing in correspondence.
LagAllowance lag_allowance(const TimeControl& control);

/// A single move gets no more than this back, so that a flag never waits longer for one.
constexpr Millis most_lag_of_a_move{500};

}  // namespace crownhead::play
