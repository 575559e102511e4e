#pragma once

#include "rules/play/game.hpp"

namespace crownhead::play {

/// Returns true if `mover` is still in turn after acting: a player who rolls also plays. The clock
/// keeps running and is charged when the turn passes.
bool turn_goes_on(const kind::Board& after, Seat mover);

/// Returns the event for a move of the seat in turn at `at`, with the time it costs and earns.
/// `next` is the board after the move; `credit` is not charged.
Moved made_move(const Game& game, kind::Played played, const kind::Board& next, Instant at,
                Millis credit);

}  // namespace crownhead::play
