#pragma once

#include <string>

#include "tests/draughts/slow/board.hpp"

namespace crownhead::slow {

/// Reads ranges, either colour first, numbers and letters; throws std::invalid_argument with the
/// part that it cannot read.
Board read_fen(const Rules& rules, const std::string& fen);

/// The same text for the same board: White's list first, no ranges, squares in the order of their
/// numbers, towers and counts only where there are some.
std::string write_fen(const Board& board);

}  // namespace crownhead::slow
