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

/// An allocation as the store has it. Without a tournament it is one in the player's games outside
/// tournaments.
struct StoredAllocation {
  AllocationId id;
  std::int64_t request = 0;
  UserId user;
  std::string username;
  std::optional<TournamentId> tournament;
  std::string tournament_name;  ///< empty without one
  Allocation allocation;
  std::string time_zone;  ///< of the typed times; empty where a director gave instants
  std::string message;
  std::optional<AllocationId> replaces;
  std::int64_t version = 1;
  Instant changed = {};     ///< the last time by somebody; time alone changes nothing
  std::string reason = {};  ///< a director's last word on it, for the player and the directors
};

/// The reason for its state at `now`: "EXPIRED" if nobody had decided by its start, else the
/// director's words.
std::string_view reason_of(const StoredAllocation& row, Instant now);

/// Of a game, with the figures of a request.
struct GameDeadline {
  GameId game;
  std::optional<TournamentId> tournament;
  std::string opponent = {};  ///< of more than two, all others
  std::optional<Instant> before = std::nullopt;
  std::optional<Instant> after = std::nullopt;
};

/// What a request made.
struct Booked {
  std::int64_t request = 0;
  std::vector<StoredAllocation> allocations;
  Refusals warnings;
};

}  // namespace crownhead::vacation
