#pragma once

#include <string>

#include "tests/draughts/slow/board.hpp"

namespace crownhead::slow {

/// Reads ranges, colours in any order, numbers and letters; throws std::invalid_argument with the
/// unreadable part.
Board read_fen(const Rules& rules, const std::string& fen);

/// Writes one text per board: White's list first, no ranges, squares in the order of their numbers,
/// towers and counts only if there are any.
std::string write_fen(const Board& board);

}  // namespace crownhead::slow
