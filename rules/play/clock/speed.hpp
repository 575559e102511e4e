#pragma once

#include "rules/play/clock/time_control.hpp"
#include "rules/rating/speed.hpp"

namespace crownhead::play {

/// Returns the speed whose ratings apply to games with this control.
rating::Speed speed_of(const TimeControl& control);

/// Returns the speed under which the game is listed in searches and statistics, rated or not.
rating::Speed listed_speed(const TimeControl& control);

}  // namespace crownhead::play
