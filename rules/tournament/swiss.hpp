#pragma once

#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// The next round: docs/rules/tournaments.md has the rules in their order. Open games count as met
/// and as nothing scored. NO_PAIRING if the rules leave none.
Result<std::vector<Encounter>> swiss_round(const History& history, const MatchingSolver& solve);

}  // namespace crownhead::tournament
