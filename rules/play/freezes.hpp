#pragma once

#include <optional>
#include <vector>

#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "rules/seat.hpp"
#include "rules/vacation/allocation.hpp"
#include "rules/vacation/intervals.hpp"
#include "rules/vacation/policy.hpp"

namespace crownhead::play {

/// What stands still in a game that began at `began`, from its tournament's policy, the times in
/// which all clocks there stand, and each seat's vacations. Of those the accepted ones count: for
/// the player's own clock, and where the policy says so for the others' until their announced end.
Standstills standstills(const vacation::Policy& policy, const vacation::Intervals& common,
                        const PerSeat<std::vector<vacation::Allocation>>& vacations, Instant began);

/// The clock of a running game with other freezes of the seats at `now`; nullopt if they
/// are those that it has. `events` are all of the game's: what finished turns cost in time that
/// stands still only now is given back.
std::optional<Event> decide_freezes(const Game& game, const std::vector<Event>& events,
                                    const Standstills& still, ClockCause cause, Instant now);

}  // namespace crownhead::play
