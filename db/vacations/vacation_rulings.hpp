#pragma once

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// Decisions of directors other than those about stored vacations. Call all functions inside a
/// transaction. A refusal changes nothing.

/// Call it before the tournament's row gets another policy. Returns true if the policy changes
/// clocks; mark_running_games() then marks the games. Fails with tournament_refused if it would
/// change a vacation that has started.
Result<bool> mark_for_policy(Connection& connection, TournamentId tournament,
                             const vacation::Policy& policy, Instant at);
OrRefused<VacationAnswer> store_grant(Connection& connection, const NewGrant& asked,
                                      const GrantAnswer& answer);

}  // namespace crownhead::db
