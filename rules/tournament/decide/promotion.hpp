#pragma once

#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// Returns the players who advance, best first: Promotion::places of those who have not left. The
/// lot decides between equal ranks.
std::vector<Entry> best_of(const Tournament& tournament);

}  // namespace crownhead::tournament
