#pragma once

#include <cstdint>
#include <vector>

#include "rules/tournament/model.hpp"
#include "rules/tournament/standings/score_cards.hpp"

namespace crownhead::tournament {

/// Computes the direct encounter of FIDE C.07, 6. For each entrant: the half points scored against
/// entrants with the same number in `tied`, then against the entrants who are also equal in that
/// score, and so on. Every entrant has the same number of values. If some of the tied players have
/// not met, the value is 0; but in a Swiss, players who stay ahead whatever the missing games bring
/// get the lowest value that they can reach (6.3). In a round robin a forfeit counts as a game
/// (6.1.1).
std::vector<std::vector<std::int64_t>> direct_encounters(const History& history,
                                                         const std::vector<ScoreCard>& cards,
                                                         const std::vector<int>& tied);

}  // namespace crownhead::tournament
