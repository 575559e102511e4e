#include "rules/play/speed.hpp"

namespace crownhead::play {

rating::Speed speed_of(const TimeControl& control) {
  if (pace(control) == Pace::correspondence) return rating::Speed::correspondence;
  return rating::live_speed(estimated_duration(control));
}

}  // namespace crownhead::play
