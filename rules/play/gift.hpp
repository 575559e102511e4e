#pragma once

#include "rules/play/game.hpp"

namespace crownhead::play {

/// What a player may put on the opponent's clock at once: 15 s in live play, a day by
/// correspondence.
Millis gift_of(const Game& game);

/// What can still be put on the clock of `side`.
Millis space_for(const Game& game, Seat side, Instant at);

}  // namespace crownhead::play
