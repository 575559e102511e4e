#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// A completed tournament with all of its events.
struct PlayedTournament {
  Tournament end;
  std::vector<Event> events;
};

/// Returns a random tournament of this format from its announcement to its end: entries, late
/// entries, withdrawals, expulsions, forfeits, games that were never begun, results set and
/// corrected by a director, pauses, rounds that are drawn twice. The same seed gives the same
/// tournament.
PlayedTournament random_tournament(Format format, std::uint64_t seed);

/// Calls `look` with the tournament before each event, and the event.
void walk(const std::vector<Event>& events,
          const std::function<void(const Tournament& before, const Event& event)>& look);

}  // namespace crownhead::tournament
