#pragma once

#include "rules/instant.hpp"
#include "rules/play/clock/time_control.hpp"

namespace crownhead::play {

/// Limits the compensation for network lag, so that feigned lag gains little. Every move refills
/// the allowance a little.
struct LagAllowance {
  Millis most;    ///< initial value and maximum
  Millis refill;  ///< added by each move

  bool operator==(const LagAllowance&) const = default;
};

/// Returns 1/100 of the estimated duration, between 0.2 s and 3 s, and a tenth of that per move;
/// zero in correspondence.
LagAllowance lag_allowance(const TimeControl& control);

/// Maximum compensation for one move. It also bounds how long a fallen flag waits for a late move.
constexpr Millis most_lag_of_a_move{500};

}  // namespace crownhead::play
