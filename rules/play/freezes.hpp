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

/// Returns the frozen times of a game that began at `began`: `common` are the times in which the
/// tournament stops all clocks, `vacations` the vacations of each seat. Only accepted vacations
/// count. They stop the player's own clock and, if the policy says so, the opponents' clocks until
/// the announced end.
FrozenSeats standstills(const vacation::Policy& policy, const vacation::Intervals& common,
                        const PerSeat<std::vector<vacation::Allocation>>& vacations, Instant began);

/// Returns the event that gives the seats of a running game the freezes `still` at `now`; nullopt
/// if they have not changed. `events` are all events of the game: a finished turn that was charged
/// for time that is frozen by `still` gets that time refunded.
std::optional<Event> decide_freezes(const Game& game, const std::vector<Event>& events,
                                    const FrozenSeats& still, ClockCause cause, Instant now);

}  // namespace crownhead::play
