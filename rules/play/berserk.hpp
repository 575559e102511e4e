#pragma once

#include "rules/play/game.hpp"
#include "rules/result.hpp"

namespace crownhead::play {

/// Returns the time left on the clock of `by` at `at` after going berserk: half of the base time
/// and no increment. Fails with offer_refused if the control has no base to halve, after the
/// player's own first move, the second time, and if half of the time is already spent.
Result<Millis> berserk_time(const Game& game, Seat by, Instant at);

}  // namespace crownhead::play
