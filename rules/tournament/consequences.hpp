#pragma once

#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// What follows at once from what has just been done to it: the next games of encounters that are
/// not decided, an end to those that a corrected result has made superfluous, the ends of rounds.
std::vector<Event> consequences(Tournament after, Instant at);

}  // namespace crownhead::tournament
