#pragma once

#include <span>

#include "rules/reason.hpp"
#include "rules/star/moves.hpp"

namespace crownhead::star {

/// Returns why `move`, a pass or a move between holes of the board, is not one of the `legal` ones,
/// and what is legal instead.
Reason why_illegal(const Terms& terms, const Position& position, Move move,
                   std::span<const Move> legal);

}  // namespace crownhead::star
