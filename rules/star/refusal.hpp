#pragma once

#include <span>
#include <string>

#include "rules/star/moves.hpp"

namespace crownhead::star {

/// In a sentence or two why `move`, a pass or one between holes of the board, is none of the
/// `legal` ones.
std::string why_illegal(const Terms& terms, const Position& position, Move move,
                        std::span<const Move> legal);

}  // namespace crownhead::star
