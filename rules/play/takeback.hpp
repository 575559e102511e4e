#pragma once

#include <optional>

#include "rules/play/game.hpp"
#include "rules/result.hpp"

namespace crownhead::play {

/// The effect of taking moves back; docs/rules/offers.md has the rules.

/// Returns how many plies a takeback by `by` removes: their last move, and the answer to it if
/// there is one.
int takeback_plies(const Game& game, Seat by);

/// Returns why `by` may not ask for a takeback; nullopt if they may.
std::optional<Error> why_no_takeback(const Game& game, Seat by, Instant at);

/// Returns the clock without those moves: thinking time stays charged, and the time that the moves
/// earned is deducted. Fails with offer_refused if a side would be left with less than a gift.
Result<ClockFace> clock_without(const Game& game, int plies, Instant at);

}  // namespace crownhead::play
