#pragma once

#include <limits>
#include <vector>

#include "rules/star/moves.hpp"

/// What both searches do alike.
namespace crownhead::star::computer {

inline constexpr int infinite = std::numeric_limits<int>::max() / 2;

/// The steps that a move brings its man nearer to the end of the target.
int gain(const Terms& terms, int seat, Move move);

/// The legal moves, those that gain most first, without those that lose too much.
std::vector<Move> ordered_moves(const Terms& terms, const Position& position);

Position after(const Terms& terms, const Position& position, Move move);

/// Of a position that a line ends with `plies` before the search does: what is decided sooner is
/// better for who wins, else it would be put off for ever.
int in_time(int worth, int plies);

}  // namespace crownhead::star::computer
