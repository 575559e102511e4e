#pragma once

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// What players do with their vacations; to be run inside a transaction. A refusal has
/// changed nothing.

/// Reads only: what the act would do now. A director may cancel, the rest is the owner's.
OrRefused<VacationPlan> plan_times(Connection& connection, const VacationAct& act,
                                   const vacation::TypedTimes& times, const ZoneUsed& zone);
OrRefused<VacationPlan> plan_cancel(Connection& connection, const VacationAct& act);
OrRefused<VacationPlan> plan_end(Connection& connection, const VacationAct& act);

OrRefused<VacationChange> change_times(Connection& connection, const VacationAct& act,
                                       const vacation::TypedTimes& times, const ZoneUsed& zone,
                                       const VacationMail& mail);
OrRefused<VacationChange> cancel_one(Connection& connection, const VacationAct& act,
                                     const VacationMail& mail);
OrRefused<VacationChange> end_one(Connection& connection, const VacationAct& act,
                                  const VacationMail& mail);
OrRefused<VacationEffect> end_in_game(Connection& connection, GameId game, UserId user, Instant now,
                                      const VacationMail& mail);

}  // namespace crownhead::db
