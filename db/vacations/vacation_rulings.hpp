#pragma once

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// Decisions of directors other than those about stored vacations. Call all functions inside a
/// transaction. A refusal changes nothing.

/// Call it before the tournament's row gets another policy: marks the games whose clocks the policy
/// changes, and returns them. Fails with tournament_refused if it would change a vacation that has
/// started.
Result<std::vector<GameId>> mark_for_policy(Connection& connection, TournamentId tournament,
                                            const vacation::Policy& policy, Instant at);
OrRefused<VacationAnswer> store_grant(Connection& connection, const NewGrant& asked,
                                      const GrantAnswer& answer, const VacationMail& mail);

}  // namespace crownhead::db
