#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rules/star/moves.hpp"

namespace crownhead::star {

/// Returns the number of sequences of `depth` legal moves from `position`; 1 for depth 0, none
/// after the end of the game. A pass counts if it is the only move.
std::uint64_t perft(const Terms& terms, const Position& position, int depth);

/// The same for each legal move.
std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Terms& terms,
                                                         const Position& position, int depth);

}  // namespace crownhead::star
