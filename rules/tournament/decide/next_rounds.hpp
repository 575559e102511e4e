#pragma once

#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"
#include "rules/tournament/settings.hpp"

namespace crownhead::tournament {

/// Returns the rounds to draw next: one, or all rounds of a round robin that is played all at once.
/// Fails like draw_round().
Result<std::vector<Round>> next_rounds(const History& history, const MatchingSolver& solve);

/// Gives each encounter of two players the opening that the lot draws for its board or for the
/// round, if the tournament draws openings.
void draw_openings(const Openings& openings, std::uint64_t seed, Round& round);

}  // namespace crownhead::tournament
