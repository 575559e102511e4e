#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/play/clock.hpp"
#include "rules/play/event.hpp"
#include "rules/seat.hpp"
#include "rules/vacation/booking.hpp"
#include "rules/vacation/listing.hpp"

namespace crownhead::db {

/// Parts of the jobs of db/vacations/vacations.

/// How the player stands with the tournament at `now`; nullopt if there is none.
std::optional<vacation::Standing> standing_of(Connection& connection, UserId user,
                                              TournamentId tournament, Instant now);
vacation::Policy vacation_policy(Connection& connection, TournamentId tournament);

std::optional<vacation::StoredAllocation> find_allocation(Connection& connection, AllocationId id);
/// All of one kind: `where` is a condition on vacation_allocations with the parameter ?1.
std::vector<vacation::StoredAllocation> allocations_where(Connection& connection,
                                                          std::string_view where, std::int64_t id);

AllocationId insert_allocation(Connection& connection, const vacation::StoredAllocation& row);
/// Moves its version on.
void update_allocation(Connection& connection, const vacation::StoredAllocation& row);

struct AuditLine {
  Instant at;
  UserId actor;
  TournamentId tournament;
  std::optional<AllocationId> allocation;
  std::optional<std::int64_t> freeze;
  std::string_view act;
  std::string before;
  std::string after;
  std::string reason;
};
void audit(Connection& connection, const AuditLine& line);
/// An allocation as the audit writes it; who it is, is known by ids alone.
std::string audit_text(const vacation::Allocation& allocation);

/// Notes that the clocks of these running games must be told, and names the games. Without a player
/// those of the whole tournament.
std::vector<GameId> mark_games(Connection& connection, TournamentId tournament,
                               std::optional<UserId> player, Instant at, play::ClockCause cause);

/// What stands still in a game, and since when its clock has not been told of it.
struct FreezesOfGame {
  play::Standstills still;
  std::optional<std::int64_t> untold;  ///< the number of the change; nullopt: it was told
  Instant at;
  play::ClockCause cause = play::ClockCause::vacation;
};
/// One vacation of the player replaced by another, for a preview.
struct Amendment {
  UserId user;
  vacation::Allocation without;
  std::optional<vacation::Allocation> with;  ///< nullopt: it is removed
};

/// nullopt if the game belongs to no tournament.
std::optional<FreezesOfGame> freezes_of_game(
    Connection& connection, GameId game, const std::optional<Amendment>& amendment = std::nullopt);

}  // namespace crownhead::db
