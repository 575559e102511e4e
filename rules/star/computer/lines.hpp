#pragma once

#include <limits>
#include <vector>

#include "rules/star/moves.hpp"

/// Shared parts of both searches.
namespace crownhead::star::computer {

inline constexpr int infinite = std::numeric_limits<int>::max() / 2;

/// Returns the number of steps that a move brings its man closer to the tip of the target.
int gain(const Terms& terms, int seat, Move move);

/// Returns the legal moves, largest gain first, without those that lose too much.
std::vector<Move> ordered_moves(const Terms& terms, const Position& position);

Position after(const Terms& terms, const Position& position, Move move);

/// Adjusts the value of a line that ends `plies` before the search depth: a faster decision is
/// better for the winner, who would otherwise postpone it forever.
int in_time(int worth, int plies);

}  // namespace crownhead::star::computer
