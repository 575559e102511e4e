#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// A tournament that was played, with every event from its first on.
struct PlayedTournament {
  Tournament end;
  std::vector<Event> events;
};

/// A tournament of this format from its announcement to its end by chance: entries, late entries,
/// withdrawals, expulsions, forfeits, games that were never begun, results by a director and edited
/// again, pauses, rounds that are drawn twice. The same seed plays the same.
PlayedTournament random_tournament(Format format, std::uint64_t seed);

/// Calls `look` with the tournament before each event, and the event.
void walk(const std::vector<Event>& events,
          const std::function<void(const Tournament& before, const Event& event)>& look);

}  // namespace crownhead::tournament
