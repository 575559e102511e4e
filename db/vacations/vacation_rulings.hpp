#pragma once

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// What directors decide; to be run inside a transaction. A refusal has changed nothing.

OrRefused<VacationChange> decide_one(Connection& connection, const VacationAct& act,
                                     vacation::Decision decision, const VacationMail& mail);
OrRefused<VacationChange> set_times_of(Connection& connection, const VacationAct& act,
                                       vacation::Interval interval, const VacationMail& mail);
/// Before the tournament's row takes another policy: marks the clocks that it changes, and names
/// their games. tournament_refused if it would change a vacation that has begun.
Result<std::vector<GameId>> mark_for_policy(Connection& connection, TournamentId tournament,
                                            const vacation::Policy& policy, Instant at);
OrRefused<VacationAnswer> store_grant(Connection& connection, const NewGrant& asked,
                                      const GrantAnswer& answer, const VacationMail& mail);

}  // namespace crownhead::db
