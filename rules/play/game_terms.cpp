#include "rules/play/game_terms.hpp"

#include "rules/kind/board.hpp"

namespace crownhead::play {

kind::Terms GameTerms::of_board() const {
  return {.variant = variant, .ruleset = ruleset, .start = start_fen};
}

std::size_t GameTerms::seats() const { return kind::seats_of(of_board()); }

}  // namespace crownhead::play
