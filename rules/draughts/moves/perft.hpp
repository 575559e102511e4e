#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rules/draughts/moves/generator.hpp"
#include "rules/draughts/moves/moves.hpp"

namespace crownhead::draughts {

/// Returns the number of sequences of `depth` legal moves from `position`; 1 for depth 0. Like
/// published tables, it ignores draw rules and the limit on Frisian king moves.
std::uint64_t perft(const Variant& variant, const Position& position, int depth, Counting counting);

/// The same for each legal move; with Counting::routes a move's count includes all its routes.
std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Variant& variant,
                                                         const Position& position, int depth,
                                                         Counting counting);

}  // namespace crownhead::draughts
