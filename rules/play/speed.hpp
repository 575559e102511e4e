#pragma once

#include "rules/play/time_control.hpp"
#include "rules/rating/speed.hpp"

namespace crownhead::play {

/// The speed whose ratings a game with this control is rated in.
rating::Speed speed_of(const TimeControl& control);

/// The one that it is found under, and counted in a player's results: also where no rating is.
rating::Speed listed_speed(const TimeControl& control);

}  // namespace crownhead::play
