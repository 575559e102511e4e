#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rules/draughts/generator.hpp"
#include "rules/draughts/moves.hpp"

namespace crownhead::draughts {

/// The number of sequences of `depth` legal moves from `position`: no draw rules and no limit on a
/// Frisian king's moves, as in the tables of others; 1 for depth 0.
std::uint64_t perft(const Variant& variant, const Position& position, int depth, Counting counting);

/// The same for each legal move; with Counting::routes a move's figure covers all its routes.
std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Variant& variant,
                                                         const Position& position, int depth,
                                                         Counting counting);

}  // namespace crownhead::draughts
