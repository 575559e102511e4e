#pragma once

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// What players and directors do with stored vacations. Call all functions inside a transaction. A
/// refusal changes nothing.

/// The functions that plan only read: they return what the act would do at this moment. They fail
/// with vacation_not_found, and with the refusals of vacation::may_act and of the plan with the
/// same name. `outside` is the site's policy for games outside tournaments.
OrRefused<vacation::Plan> plan_times(Connection& connection, const vacation::Act& act,
                                     const vacation::TypedTimes& times, const ZoneUsed& zone,
                                     const vacation::Policy& outside);
OrRefused<vacation::Plan> plan_cancel(Connection& connection, const vacation::Act& act);
OrRefused<vacation::Plan> plan_end(Connection& connection, const vacation::Act& act,
                                   const vacation::Policy& outside);
OrRefused<vacation::Plan> plan_decision(Connection& connection, const vacation::Act& act,
                                        bool approved);
OrRefused<vacation::Plan> plan_moved(Connection& connection, const vacation::Act& act,
                                     vacation::Interval interval);

/// Stores the plan, marks the games whose clocks change and notifies. `zone` is the zone of typed
/// times.
OrRefused<VacationChange> carry_out(Connection& connection,
                                    const OrRefused<vacation::Plan>& planned,
                                    const vacation::Act& act, const ZoneUsed& zone = {});
/// Ends the player's running vacation in the game's tournament; does nothing if there is none.
OrRefused<VacationEffect> end_in_game(Connection& connection, GameId game, UserId user,
                                      Instant now);

}  // namespace crownhead::db
