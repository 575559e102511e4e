#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "db/vacations/vacation_rows.hpp"
#include "db/vacations/vacations.hpp"
#include "rules/seen_versions.hpp"

namespace crownhead::db {

/// What the jobs on vacations write; each change adds a line to the audit. Call all functions
/// inside a transaction.

/// Returns stale_version if a version is given and the tournament is at another one.
std::optional<vacation::Problem> why_stale(Connection& connection, TournamentId id,
                                           const SeenVersions& if_version);

/// The author, time and reason of a change.
struct By {
  UserId actor;
  Instant at;
  std::string reason = {};
};

std::int64_t insert_request(Connection& connection, UserId user, const ZoneUsed& zone,
                            std::string_view message, Instant now);

/// Stores a new allocation and returns it as it would be read.
vacation::StoredAllocation add_allocation(Connection& connection,
                                          const vacation::StoredAllocation& row, const By& by,
                                          std::string_view act);

/// Stores a change of an allocation.
vacation::StoredAllocation put_allocation(Connection& connection,
                                          const vacation::StoredAllocation& before,
                                          const vacation::Allocation& after, const By& by,
                                          std::string_view act);

/// Marks the player's games there, whose clocks must apply the change, if the allocation stops
/// clocks before or after it.
std::vector<GameId> mark_games_of(Connection& connection, const vacation::StoredAllocation& row,
                                  const std::optional<vacation::Allocation>& before, Instant at);

}  // namespace crownhead::db
