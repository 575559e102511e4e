#pragma once

#include <cstdint>
#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// The next round: docs/rules/tournaments.md has the rules in their order. Open games count as met
/// and as nothing scored. NO_PAIRING if the rules leave none.
Result<std::vector<Encounter>> swiss_round(const History& history, const MatchingSolver& solve);

/// Whether by the lot of this seed the highest player of the first round has White.
bool highest_is_white(std::uint64_t seed);

}  // namespace crownhead::tournament
