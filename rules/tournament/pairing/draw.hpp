#pragma once

#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Returns the total number of rounds; 0 if it is not known in advance (an arena, or a match to n
/// points).
int planned_rounds(const History& history);

/// Returns true if no further round will be drawn. An arena ends by time instead.
bool is_drawn_out(const History& history);

/// Returns the encounters of the next round according to the format. The result depends only on
/// `history`. Fails with NO_PAIRING, saying what to do, if there is no further round, if the format
/// requires earlier rounds to be finished (all formats except a round robin; a Swiss may have open
/// games), or if the rules allow no pairing. An arena is paired by arena_wave instead.
Result<std::vector<Encounter>> draw_round(const History& history, const MatchingSolver& solve);

}  // namespace crownhead::tournament
