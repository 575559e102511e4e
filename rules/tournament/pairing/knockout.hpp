#pragma once

#include <optional>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Returns the number of rounds until one player is left.
int knockout_rounds(std::size_t entrants);

/// Returns the seeds, from 1, in the order of the bracket's lines: the first two seeds can meet
/// only in the last round, the first four only in the last two, and so on. `size` is a power of
/// two.
std::vector<int> bracket(int size);

/// Returns the initial player of each line of the bracket, two lines per board. Active players are
/// seeded by rating, then by lot; lines of seeds beyond the last are empty.
std::vector<std::optional<PairingNumber>> first_lines(const History& history);

/// Returns the next round. Seeds are by rating, then by lot; byes of the first round go to the top
/// seeds. Board k is played by the winners of boards 2k-1 and 2k of the previous round. If such a
/// winner has left, or both players forfeited, their opponent has a bye. Every encounter must be
/// complete.
std::vector<Encounter> knockout_round(const History& history);

}  // namespace crownhead::tournament
