#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/play/clock/clock.hpp"
#include "rules/play/event.hpp"
#include "rules/seat.hpp"
#include "rules/vacation/booking.hpp"
#include "rules/vacation/listing.hpp"

namespace crownhead::db {

/// Parts of the jobs of db/vacations/vacations.

/// Returns the player's standing in the tournament at `now`; nullopt if there is no such
/// tournament.
std::optional<vacation::Standing> standing_of(Connection& connection, UserId user,
                                              TournamentId tournament, Instant now);
/// The same for their games outside tournaments under the site's `policy`, for a vacation that
/// starts at `start`.
vacation::Standing standing_outside(Connection& connection, UserId user,
                                    const vacation::Policy& policy, Instant start, Instant now);
vacation::Policy vacation_policy(Connection& connection, TournamentId tournament);

std::optional<vacation::StoredAllocation> find_allocation(Connection& connection, AllocationId id);
/// Returns all allocations for which `where` is true, a condition on vacation_allocations with the
/// parameter ?1.
std::vector<vacation::StoredAllocation> allocations_where(Connection& connection,
                                                          std::string_view where, std::int64_t id);

/// See Vacations::of.
std::vector<vacation::StoredAllocation> last_allocations(Connection& connection, UserId user,
                                                         int limit);
/// See Vacations::after.
std::vector<vacation::StoredAllocation> allocations_after(Connection& connection, UserId user,
                                                          AllocationId after, int limit);

AllocationId insert_allocation(Connection& connection, const vacation::StoredAllocation& row);
/// Increments the version.
void update_allocation(Connection& connection, const vacation::StoredAllocation& row);

struct AuditLine {
  Instant at;
  UserId actor;
  std::optional<TournamentId> tournament;
  std::optional<AllocationId> allocation;
  std::optional<std::int64_t> freeze;
  std::string_view act;
  std::string before;
  std::string after;
  std::string reason;
};
void audit(Connection& connection, const AuditLine& line);
/// Formats an allocation for the audit, with the player as an id only.
std::string audit_text(const vacation::Allocation& allocation);

/// Marks the player's running games in the tournament, whose clocks must apply a change of their
/// vacations, and returns them; without a tournament, those outside tournaments.
std::vector<GameId> mark_games_of_player(Connection& connection,
                                         std::optional<TournamentId> tournament, UserId player,
                                         Instant at);
/// Marks a new game outside tournaments if one of its players is on vacation or has booked one.
void mark_game_in_vacations(Connection& connection, GameId game, const PerSeat<UserId>& players,
                            Instant began);

/// Returns the running games in which vacations of the player count; without a tournament, those
/// outside tournaments.
std::vector<GameId> running_games_of(Connection& connection, std::optional<TournamentId> tournament,
                                     UserId player);

/// The freezes of a game, and the change that its clock has not yet applied.
struct FreezesOfGame {
  play::FrozenSeats still;
  /// The number of the change; nullopt if the clock has applied all changes.
  std::optional<std::int64_t> pending_change;
  Instant at;
  play::ClockCause cause = play::ClockCause::vacation;
};
/// Replaces one vacation of the player by another, for a preview.
struct Amendment {
  UserId user;
  vacation::Allocation without;
  std::optional<vacation::Allocation> with;  ///< nullopt: it is removed
};

/// Returns nullopt if the game belongs to no tournament and its players have not agreed on
/// vacations.
std::optional<FreezesOfGame> freezes_of_game(
    Connection& connection, GameId game, const std::optional<Amendment>& amendment = std::nullopt);

}  // namespace crownhead::db
