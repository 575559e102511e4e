#pragma once

#include <optional>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// The number of rounds until one player is left.
int knockout_rounds(std::size_t entrants);

/// Seeds in the order of the bracket's lines, from 1: the first two seeds can meet in the last
/// round only, the first four in the last two, and so on. `size` is a power of two.
std::vector<int> bracket(int size);

/// Who begins on each line of the bracket, two a board: seeds are the active by rating, then lot;
/// nobody is on the lines of seeds beyond the last.
std::vector<std::optional<Seat>> first_lines(const History& history);

/// The next round. Seeds are by rating, then lot; byes of the first round go to the top seeds.
/// Board k of a round meets the winners of boards 2k-1 and 2k of the one before; who has left, or
/// lost to nobody because both did not come, leaves a bye behind. Every encounter must be complete.
std::vector<Encounter> knockout_round(const History& history);

}  // namespace crownhead::tournament
