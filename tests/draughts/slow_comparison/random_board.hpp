#pragma once

#include <random>

#include "tests/draughts/slow/board.hpp"

namespace crownhead::slow {

/// Returns a random position of few or many pieces, mostly men, with no man on its last row. It has
/// towers, counts of king moves and a last move if the variant has them.
Board thrown(const Rules& rules, std::mt19937& random);

/// Plays a random move of the slow generator; returns false if there is none.
bool play_any(Board& board, std::mt19937& random);

}  // namespace crownhead::slow
