#pragma once

#include "rules/star/moves.hpp"

namespace crownhead::star::computer {

/// How far the men of a seat still have to go, in tenths of a step: the steps of each to the end of
/// its target; more for those that stay behind and those still at home; and where the target has
/// free holes, the way of each man outside to the nearest.
int way_to_go(const Terms& terms, const Position& position, int seat);

/// What of it a move saves its seat, but for the way to free holes.
int way_gained(const Terms& terms, int seat, Move move);

/// What a seat is ahead that has a better place than all others or is in its target before them.
inline constexpr int decided = 100'000;

/// How much better `seat` stands than the best of the others that play, in tenths of a step.
int worth(const Terms& terms, const Position& position, int seat);

}  // namespace crownhead::star::computer
