#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/vacation/allocation.hpp"
#include "rules/vacation/booking.hpp"

namespace crownhead::vacation {

/// A stored allocation. Without a tournament it applies to the player's games outside tournaments.
struct StoredAllocation {
  AllocationId id;
  std::int64_t request = 0;
  UserId user;
  std::string username;
  std::optional<TournamentId> tournament;
  std::string tournament_name;  ///< empty without a tournament
  Allocation allocation;
  std::string time_zone;  ///< of the entered times; empty if a director gave instants
  std::string message;
  std::optional<AllocationId> replaces;
  std::int64_t version = 1;
  Instant changed = {};  ///< last change by a person; the passage of time does not count
  std::string reason =
      {};  ///< the last reason given by a director, for the player and the directors
};

/// Returns the reason for the state at `now`: "EXPIRED" if the request was undecided at its start,
/// otherwise the director's reason.
std::string_view reason_of(const StoredAllocation& row, Instant now);

/// A deadline of a game before and after a request.
struct GameDeadline {
  GameId game;
  std::optional<TournamentId> tournament;
  std::string opponent = {};  ///< with more than two seats, all others
  std::optional<Instant> before = std::nullopt;
  std::optional<Instant> after = std::nullopt;
};

/// The result of a stored request.
struct Booked {
  std::int64_t request = 0;
  std::vector<StoredAllocation> allocations;
  Refusals warnings;
};

}  // namespace crownhead::vacation
