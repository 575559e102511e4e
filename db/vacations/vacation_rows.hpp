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
/// The same with their games outside tournaments, by the site's `policy`: for a vacation that
/// begins at `start`.
vacation::Standing standing_outside(Connection& connection, UserId user,
                                    const vacation::Policy& policy, Instant start, Instant now);
vacation::Policy vacation_policy(Connection& connection, TournamentId tournament);

std::optional<vacation::StoredAllocation> find_allocation(Connection& connection, AllocationId id);
/// All of one kind: `where` is a condition on vacation_allocations with the parameter ?1.
std::vector<vacation::StoredAllocation> allocations_where(Connection& connection,
                                                          std::string_view where, std::int64_t id);

/// As Vacations::of.
std::vector<vacation::StoredAllocation> last_allocations(Connection& connection, UserId user,
                                                         int limit);
/// As Vacations::after.
std::vector<vacation::StoredAllocation> allocations_after(Connection& connection, UserId user,
                                                          AllocationId after, int limit);

AllocationId insert_allocation(Connection& connection, const vacation::StoredAllocation& row);
/// Moves its version on.
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
/// An allocation as the audit writes it; who it is, is known by ids alone.
std::string audit_text(const vacation::Allocation& allocation);

/// Notes that the clocks of the tournament's running games must be told, and names the games.
std::vector<GameId> mark_games(Connection& connection, TournamentId tournament, Instant at,
                               play::ClockCause cause);
/// The same of the player's games there, after a change of their vacations; without a tournament of
/// those outside tournaments.
std::vector<GameId> mark_games_of_player(Connection& connection,
                                         std::optional<TournamentId> tournament, UserId player,
                                         Instant at);
/// A new game outside tournaments that one of its players begins on vacation, or before a vacation
/// that is booked.
void mark_game_in_vacations(Connection& connection, GameId game, const PerSeat<UserId>& players,
                            Instant began);

/// The running games in which vacations of the player count; without a tournament those outside
/// tournaments.
std::vector<GameId> running_games_of(Connection& connection, std::optional<TournamentId> tournament,
                                     UserId player);

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

/// nullopt if the game belongs to no tournament and its players have agreed on no vacations.
std::optional<FreezesOfGame> freezes_of_game(
    Connection& connection, GameId game, const std::optional<Amendment>& amendment = std::nullopt);

}  // namespace crownhead::db
