#pragma once

#include "rules/play/game.hpp"

namespace crownhead::play {

/// Returns how much time a player may add to the opponent's clock at once: 15 s in live play, one
/// day in correspondence.
Millis gift_of(const Game& game);

/// Returns how much time the clock of `side` can still take.
Millis space_for(const Game& game, Seat side, Instant at);

}  // namespace crownhead::play
