#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rules/star/moves.hpp"

namespace crownhead::star {

/// The number of sequences of `depth` legal moves from `position`, a pass being one where nothing
/// else is; 1 for depth 0, nothing below the end of the game.
std::uint64_t perft(const Terms& terms, const Position& position, int depth);

/// The same for each legal move.
std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Terms& terms,
                                                         const Position& position, int depth);

}  // namespace crownhead::star
