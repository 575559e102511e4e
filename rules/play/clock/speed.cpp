#include "rules/play/clock/speed.hpp"

namespace crownhead::play {

rating::Speed speed_of(const TimeControl& control) {
  if (pace(control) == Pace::correspondence) return rating::Speed::correspondence;
  return rating::live_speed(estimated_duration(control));
}

rating::Speed listed_speed(const TimeControl& control) {
  return std::holds_alternative<Unlimited>(control) ? rating::Speed::unlimited : speed_of(control);
}

}  // namespace crownhead::play
