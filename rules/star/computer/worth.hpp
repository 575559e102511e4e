#pragma once

#include "rules/star/moves.hpp"

namespace crownhead::star::computer {

/// Returns the remaining distance of a seat's men, in tenths of a step: each man's steps to the tip
/// of its target, more for men far behind and men still at home, and if the target has free holes,
/// each outside man's distance to the nearest one.
int way_to_go(const Terms& terms, const Position& position, int seat);

/// Returns how much of that a move saves, without the distance to free holes.
int way_gained(const Terms& terms, int seat, Move move);

/// The lead of a seat with a better place than all others, or one that is in its target before
/// them.
inline constexpr int decided = 100'000;

/// Returns the lead of `seat` over the best of the other playing seats, in tenths of a step.
int worth(const Terms& terms, const Position& position, int seat);

}  // namespace crownhead::star::computer
