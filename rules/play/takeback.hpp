#pragma once

#include <optional>

#include "rules/play/game.hpp"
#include "rules/result.hpp"

namespace crownhead::play {

/// What happens when moves are taken back; docs/rules/offers.md has what was decided.

/// How many plies go if `by` takes back: the last own move, and the answer to it if there is one.
int takeback_plies(const Game& game, Seat by);

/// Why `by` may not ask for it; nullopt if nothing is against it.
std::optional<Error> why_no_takeback(const Game& game, Seat by, Instant at);

/// The clock without those moves: thinking stays spent, what they had brought is taken off.
/// offer_refused if that left somebody with less than a gift.
Result<ClockFace> clock_without(const Game& game, int plies, Instant at);

}  // namespace crownhead::play
