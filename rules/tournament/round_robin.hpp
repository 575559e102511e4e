#pragma once

#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// How many rounds a round robin has: each of n players meets each other once a cycle; n odd gives
/// a free round to each.
int round_robin_rounds(const Policy& policy, std::size_t entrants);

/// One round, from 1, by Berger's tables; the numbers of the table are the places in
/// History::entrants. In the second cycle the colours change; it begins with its round 2 and ends
/// with its round 1, so that nobody has a colour three times running. Of somebody who has left the
/// games are ruled already, as withdrawal.hpp has it. Nobody meets a player whose games are
/// annulled: they have a free round.
std::vector<Encounter> round_robin_round(const History& history, int number);

}  // namespace crownhead::tournament
