#pragma once

#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// The rounds to be drawn next: one, or of a round robin that is played all at once, all. Fails as
/// draw_round().
Result<std::vector<Round>> next_rounds(const History& history, const MatchingSolver& solve);

}  // namespace crownhead::tournament
