#pragma once

#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// How many rounds there will be; 0 where nobody knows (an arena, a match to n points).
int planned_rounds(const History& history);

/// Whether no further round is to be drawn. An arena ends by its time.
bool is_drawn_out(const History& history);

/// The encounters of the next round, by the format; the same history gives the same. NO_PAIRING,
/// with what to do, if there is no further round, if the format needs the rounds before to be over
/// (all but a round robin; a Swiss may have open games), or if the rules leave none. An arena is
/// paired by arena_wave.
Result<std::vector<Encounter>> draw_round(const History& history, const MatchingSolver& solve);

}  // namespace crownhead::tournament
