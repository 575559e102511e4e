#pragma once

#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// Returns the events that follow immediately from an act: further games of undecided encounters,
/// the end of games that a corrected result has made superfluous, and ends of rounds.
std::vector<Event> consequences(Tournament after, Instant at);

}  // namespace crownhead::tournament
