#pragma once

#include "rules/kind/draughts_board.hpp"
#include "rules/play/game.hpp"

namespace crownhead::play {

/// Returns the board of a game of draughts.
inline const kind::DraughtsBoard& draughts_of(const Game& game) {
  return kind::draughts_of(game.board());
}

}  // namespace crownhead::play
