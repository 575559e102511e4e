#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/result.hpp"
#include "rules/star/moves.hpp"

namespace crownhead::star {

/// "f13-d11", or "-" for a pass.
std::string write_move(const Board& board, Move move);

/// Reads a legal move: origin and destination, or every hole on the way as well ("f13-d13-d11"),
/// which must then be a way that the man can take. Fails with bad_notation (no move at all) or
/// illegal_move, the sentence saying why not.
Result<Move> read_move(const Terms& terms, const Position& position, std::string_view text);

/// The holes of a move on one of its shortest ways, origin and destination among them; of several
/// the one whose names come first in the alphabet. `move` is legal, and no pass.
std::vector<Hole> shortest_path(const Board& board, const Position& position, Move move);

}  // namespace crownhead::star
