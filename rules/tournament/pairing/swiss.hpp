#pragma once

#include <cstdint>
#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Returns the next round by the rules of docs/rules/tournaments.md, in their order. Open games
/// count as met, with no points. Fails with NO_PAIRING if the rules allow no pairing.
Result<std::vector<Encounter>> swiss_round(const History& history, const MatchingSolver& solve);

/// Returns true if the lot of this seed gives White to the highest player of the first round.
bool highest_is_white(std::uint64_t seed);

}  // namespace crownhead::tournament
