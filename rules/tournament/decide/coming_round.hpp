#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// The time before a round in which the server tracks which of its players are online.
constexpr Millis coming_soon = seconds(10 * 60);

/// The next round of a live tournament and its players.
struct ComingRound {
  int number = 1;
  std::optional<Instant> at;  ///< nullopt: a director starts it
  std::vector<UserId> players;
};

/// Returns the round that begins within coming_soon, awaits a director, or is late. nullopt if
/// there is none, or if players need not be present when it begins: in correspondence, in an arena,
/// if all rounds are played at once, and before a start without an announced time.
std::optional<ComingRound> coming_round(const Tournament& tournament, Instant now);

/// Returns why the round that should start automatically now does not; nullopt if it does or none
/// is scheduled. Draws the round to find out.
std::optional<Reason> why_not_on(const Tournament& tournament, Instant now,
                                 const MatchingSolver& solve);

}  // namespace crownhead::tournament
