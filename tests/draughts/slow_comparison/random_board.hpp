#pragma once

#include <random>

#include "tests/draughts/slow/board.hpp"

namespace crownhead::slow {

/// Pieces thrown on the board: few or many, mostly men, no man where it would have been crowned.
/// Towers, counts of king moves and a move just made where the variant has such.
Board thrown(const Rules& rules, std::mt19937& random);

/// Plays a move of the slow generator's; false where there is none.
bool play_any(Board& board, std::mt19937& random);

}  // namespace crownhead::slow
