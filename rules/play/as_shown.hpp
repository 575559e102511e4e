#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "rules/play/game.hpp"
#include "rules/play/showing.hpp"

namespace crownhead::play {

/// Applies shown_until() of showing.hpp to a game in its current state.
std::optional<Instant> shown_until(const Game& game, const Viewer& viewer, Instant now);

/// Returns the instant whose state of `game` a spectator with this showing sees. The start of a
/// game is visible before the delay has passed.
Instant shown_at(const Game& game, const Showing& showing, Instant now);

/// Returns the game as of `until`, rebuilt from all of its events with their versions; the first
/// event is always included. Fails like Game::begin.
Result<Game> as_it_was(const std::vector<std::pair<std::int64_t, Event>>& events, Instant until);

}  // namespace crownhead::play
