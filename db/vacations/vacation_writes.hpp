#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "db/vacations/vacation_rows.hpp"
#include "db/vacations/vacations.hpp"
#include "rules/seen_versions.hpp"

namespace crownhead::db {

/// What the jobs on vacations write, each change with its line of the audit. To be run inside a
/// transaction.

/// stale_version where a version is asked for that the tournament is not at.
std::optional<vacation::Problem> why_stale(Connection& connection, TournamentId id,
                                           const SeenVersions& if_version);

/// Who does it, and why.
struct By {
  UserId actor;
  Instant at;
  std::string reason = {};
};

std::int64_t insert_request(Connection& connection, UserId user, const ZoneUsed& zone,
                            std::string_view message, Instant now);

/// Stores a new allocation, and gives it as it is read.
vacation::StoredAllocation add_allocation(Connection& connection,
                                          const vacation::StoredAllocation& row, const By& by,
                                          std::string_view act);

/// Stores an allocation after a change.
vacation::StoredAllocation put_allocation(Connection& connection,
                                          const vacation::StoredAllocation& before,
                                          const vacation::Allocation& after, const By& by,
                                          std::string_view act);

/// Notes that the clocks of the player's games there must be told, if the allocation was or is one
/// in which they stand still.
std::vector<GameId> mark_games_of(Connection& connection, const vacation::StoredAllocation& row,
                                  const std::optional<vacation::Allocation>& before, Instant at);

}  // namespace crownhead::db
