#pragma once

#include "rules/play/game.hpp"
#include "rules/result.hpp"

namespace crownhead::play {

/// What `by` has left on the clock after giving away half of the base time, and the increment, at
/// `at`. offer_refused without such a half, after the own first move, the second time, and where
/// half of the time has been thought away already.
Result<Millis> berserk_time(const Game& game, Seat by, Instant at);

}  // namespace crownhead::play
