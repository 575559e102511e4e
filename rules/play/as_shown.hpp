#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "rules/play/game.hpp"
#include "rules/play/showing.hpp"

namespace crownhead::play {

/// shown_until() of showing.hpp for a game as it stands.
std::optional<Instant> shown_until(const Game& game, const Viewer& viewer, Instant now);

/// The instant as of which `game` is told to somebody who is shown it so: its start is shown before
/// its time.
Instant shown_at(const Game& game, const Showing& showing, Instant now);

/// The game as it was at `until`, from all of its events with their versions; at least its start.
/// Fails as Game::begin.
Result<Game> as_it_was(const std::vector<std::pair<std::int64_t, Event>>& events, Instant until);

}  // namespace crownhead::play
