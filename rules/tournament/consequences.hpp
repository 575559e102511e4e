#pragma once

#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// What follows at once from an act: the next games of undecided encounters, an end to games that a
/// corrected result has made superfluous, the ends of rounds.
std::vector<Event> consequences(Tournament after, Instant at);

}  // namespace crownhead::tournament
