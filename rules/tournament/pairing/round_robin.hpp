#pragma once

#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Returns the number of rounds: each player meets every other once per cycle. With an odd number
/// of players each has one free round per cycle.
int round_robin_rounds(const Policy& policy, std::size_t entrants);

/// Returns a round, numbered from 1, by Berger's tables; the numbers of the table are places in
/// History::entrants. Colours are reversed in the second cycle. It begins with its round 2 and ends
/// with its round 1, so that no one has the same colour three times in a row. Games of a player who
/// has left are already decided: see withdrawal.hpp. Opponents of a player whose games are annulled
/// have a free round.
std::vector<Encounter> round_robin_round(const History& history, int number);

}  // namespace crownhead::tournament
