#pragma once

#include "rules/play/game.hpp"

namespace crownhead::play {

/// Whether `mover`, who has just acted, has to go on: who rolls plays next. Its clock runs on as if
/// nothing had happened, and is charged when the turn passes.
bool turn_goes_on(const kind::Board& after, Seat mover);

/// A move that the seat in turn has made at `at`, with what it costs and brings. `next` is the
/// board after it; `credit` is not charged.
Moved made_move(const Game& game, kind::Played played, const kind::Board& next, Instant at,
                Millis credit);

}  // namespace crownhead::play
