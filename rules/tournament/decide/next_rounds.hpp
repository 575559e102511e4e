#pragma once

#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Returns the rounds to draw next: one, or all rounds of a round robin that is played all at once.
/// Fails like draw_round().
Result<std::vector<Round>> next_rounds(const History& history, const MatchingSolver& solve);

}  // namespace crownhead::tournament
