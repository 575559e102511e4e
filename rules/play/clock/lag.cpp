#include "rules/play/clock/lag.hpp"

#include <algorithm>

namespace crownhead::play {

LagAllowance lag_allowance(const TimeControl& control) {
  if (pace(control) == Pace::correspondence) return {};
  const Millis most{std::clamp<std::int64_t>(estimated_duration(control).count / 100, 200, 3000)};
  return {.most = most, .refill = Millis{most.count / 10}};
}

}  // namespace crownhead::play
