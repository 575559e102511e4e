#pragma once

#include "rules/play/time_control.hpp"
#include "rules/rating/speed.hpp"

namespace crownhead::play {

/// The speed whose ratings a game with this control is rated in.
rating::Speed speed_of(const TimeControl& control);

/// The speed under which the game is searched and counted in results, rated or not.
rating::Speed listed_speed(const TimeControl& control);

}  // namespace crownhead::play
