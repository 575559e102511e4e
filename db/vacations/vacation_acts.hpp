#pragma once

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// What players and directors do with vacations that are stored; to be run inside a transaction. A
/// refusal has changed nothing.

/// Read only: what the act would do now. vacation_not_found, and what vacation::may_act and the
/// plan of that name refuse. `outside` is the site's policy of games outside tournaments.
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

/// Stores what `planned` has, marks the clocks and tells of it. `zone` is that of typed times.
OrRefused<VacationChange> carry_out(Connection& connection,
                                    const OrRefused<vacation::Plan>& planned,
                                    const vacation::Act& act, const VacationMail& mail,
                                    const ZoneUsed& zone = {});
/// The vacation of the player that runs in the game's tournament ends; nothing if none does.
OrRefused<VacationEffect> end_in_game(Connection& connection, GameId game, UserId user, Instant now,
                                      const VacationMail& mail);

}  // namespace crownhead::db
