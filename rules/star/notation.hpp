#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/result.hpp"
#include "rules/star/moves.hpp"

namespace crownhead::star {

/// Returns "f13-d11", or "-" for a pass.
std::string write_move(const Board& board, Move move);

/// Reads a legal move: origin and destination, or also every hole in between ("f13-d13-d11"), which
/// must be a possible path. Fails with bad_notation (not a move) or illegal_move; the sentence says
/// why.
Result<Move> read_move(const Terms& terms, const Position& position, std::string_view text);

/// Returns the holes of a shortest path of a move, including origin and destination; of several
/// paths the first in alphabetical order. `move` must be legal and not a pass.
std::vector<Hole> shortest_path(const Board& board, const Position& position, Move move);

}  // namespace crownhead::star
