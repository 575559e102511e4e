#pragma once

#include <optional>
#include <vector>

#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// The clock of a running game with other freezes of the seats at `now`; nullopt if they
/// are those that it has. `events` are all of the game's: what finished turns cost in time that
/// stands still only now is given back.
std::optional<Event> decide_freezes(const Game& game, const std::vector<Event>& events,
                                    const Standstills& still, ClockCause cause, Instant now);

}  // namespace crownhead::play
