#pragma once

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// What directors decide beside what they do with a vacation that is stored; to be run inside a
/// transaction. A refusal has changed nothing.

/// Before the tournament's row takes another policy: marks the clocks that it changes, and names
/// their games. tournament_refused if it would change a vacation that has begun.
Result<std::vector<GameId>> mark_for_policy(Connection& connection, TournamentId tournament,
                                            const vacation::Policy& policy, Instant at);
OrRefused<VacationAnswer> store_grant(Connection& connection, const NewGrant& asked,
                                      const GrantAnswer& answer, const VacationMail& mail);

}  // namespace crownhead::db
