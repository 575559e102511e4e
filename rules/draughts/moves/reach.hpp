#pragma once

#include "rules/draughts/board/position.hpp"
#include "rules/draughts/board/variant.hpp"

namespace crownhead::draughts {

/// Returns the squares that a man or king of `color` on `from` could reach in one move for a
/// suitable placement of the other pieces. Used for premoves, before the opponent's move is known.
Bitboard reach(const Variant& variant, Color color, bool king, Square from);

}  // namespace crownhead::draughts
