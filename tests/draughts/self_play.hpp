#pragma once

#include "rules/draughts/pdn/pdn.hpp"

namespace crownhead::draughts {

/// Plays game `number`, from 1, of the program against itself. Each side searches material three
/// plies ahead and takes one of the best moves by numbers derived from `number`. The game ends on
/// the board or by the draw rules of the variant's first ruleset; threefold repetition is claimed.
PdnGame self_played(const Variant& variant, unsigned number);

/// Returns the result on the board, "2-0" or "1/2-1/2", in the variant's notation; "*" if the game
/// has not ended.
std::string result_on_board(const Variant& variant, const Position& start,
                            const std::vector<Move>& moves);

}  // namespace crownhead::draughts
