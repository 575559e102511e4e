#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// How long before a round it matters who is there.
constexpr Millis coming_soon = seconds(10 * 60);

/// The next round of a live tournament, and who is to play in it.
struct ComingRound {
  int number = 1;
  std::optional<Instant> at;  ///< nullopt: when a director says so
  std::vector<UserId> players;
};

/// The round that begins within coming_soon, waits for a director or is late. nullopt if there is
/// none, or players need not be there when it begins: by correspondence, in an arena, where all
/// rounds are played at once, and before a start that nobody has named a time for.
std::optional<ComingRound> coming_round(const Tournament& tournament, Instant now);

/// Why the round that should come by itself now does not; empty if it does or none is due. Draws
/// the round to find out.
std::optional<Reason> why_not_on(const Tournament& tournament, Instant now,
                                 const MatchingSolver& solve);

}  // namespace crownhead::tournament
