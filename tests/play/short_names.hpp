#pragma once

#include "rules/instant.hpp"
#include "rules/seat.hpp"

// Names shared by the game tests, because several of their sources are compiled as one.
namespace crownhead::play {

using enum Seat;

constexpr Millis day = seconds(24 * 3600);

}  // namespace crownhead::play
