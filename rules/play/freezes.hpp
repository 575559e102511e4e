#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/play/event.hpp"
#include "rules/play/game.hpp"

namespace crownhead::play {

/// The clock of a running game with other freezes, White's and Black's, at `now`; nullopt if they
/// are those that it has. `events` are all of the game's: what finished turns cost in time that
/// stands still only now is given back.
std::optional<Event> decide_freezes(const Game& game, const std::vector<Event>& events,
                                    const std::array<Standstill, 2>& still, ClockCause cause,
                                    Instant now);

}  // namespace crownhead::play
