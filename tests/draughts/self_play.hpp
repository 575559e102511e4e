#pragma once

#include "rules/draughts/pdn.hpp"

namespace crownhead::draughts {

/// Game `number`, from 1, that the program plays against itself: each side looks three plies ahead
/// at the material and takes one of the best moves by numbers that `number` fixes. It ends on the
/// board or by the draw rules of the variant's first ruleset, a threefold position being claimed.
PdnGame self_played(const Variant& variant, unsigned number);

/// How the game ends, "2-0" or "1/2-1/2", as the variant writes it; "*" if it has not ended.
std::string result_on_board(const Variant& variant, const Position& start,
                            const std::vector<Move>& moves);

}  // namespace crownhead::draughts
