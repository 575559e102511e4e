#pragma once

#include "rules/draughts/position.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::draughts {

/// The squares that a man or a king of `color` on `from` could get to in one move if the other
/// pieces stood as it needs them: what may be said of a move before the opponent's is known.
Bitboard reach(const Variant& variant, Color color, bool king, Square from);

}  // namespace crownhead::draughts
