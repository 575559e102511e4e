#pragma once

#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// Who goes on, the best first: as many as Promotion::places of those who have not left; where a
/// rank is shared, the lot decides.
std::vector<Entry> best_of(const Tournament& tournament);

}  // namespace crownhead::tournament
