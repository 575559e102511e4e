#pragma once

#include <span>

#include "rules/reason.hpp"
#include "rules/star/moves.hpp"

namespace crownhead::star {

/// Why `move`, a pass or one between holes of the board, is none of the `legal` ones, and what is
/// legal instead.
Reason why_illegal(const Terms& terms, const Position& position, Move move,
                   std::span<const Move> legal);

}  // namespace crownhead::star
