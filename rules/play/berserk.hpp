#pragma once

#include "rules/play/game.hpp"
#include "rules/result.hpp"

namespace crownhead::play {

/// What `by` has left on his clock if he gives half of his base time away at `at`, and with it the
/// increment. offer_refused where there is no such half, where he has moved, or done so before, and
/// where he has thought for half of his time already.
Result<Millis> berserk_time(const Game& game, Color by, Instant at);

}  // namespace crownhead::play
