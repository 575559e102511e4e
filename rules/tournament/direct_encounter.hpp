#pragma once

#include <cstdint>
#include <vector>

#include "rules/tournament/model.hpp"
#include "rules/tournament/score_cards.hpp"

namespace crownhead::tournament {

/// FIDE C.07, 6. Half points that each has scored against those with the same number in `tied`,
/// then against those of them who are equal in that too, and so on; every entrant has as many
/// numbers. Where some of them have not met there is nothing to compare (0), but in a Swiss whoever
/// is ahead whatever the missing games bring has the least that they can end with (6.3). In a round
/// robin a forfeit is a game (6.1.1).
std::vector<std::vector<std::int64_t>> direct_encounters(const History& history,
                                                         const std::vector<ScoreCard>& cards,
                                                         const std::vector<int>& tied);

}  // namespace crownhead::tournament
