#pragma once

#include "db/sqlite.hpp"
#include "db/vacations.hpp"

namespace crownhead::db {

/// The jobs behind db/vacations, each to be run inside a transaction. One that refuses has changed
/// nothing.

vacation::Booking booking_of(Connection& connection, const NewVacation& asked);
OrRefused<VacationAnswer> store_request(Connection& connection, const NewVacation& asked,
                                        const VacationTexts& texts);

OrRefused<VacationChange> change_times(Connection& connection, const VacationAct& act,
                                       const vacation::TypedTimes& times, const ZoneUsed& zone);
OrRefused<VacationChange> cancel_one(Connection& connection, const VacationAct& act);
OrRefused<VacationChange> end_one(Connection& connection, const VacationAct& act);
OrRefused<std::vector<GameId>> end_in_game(Connection& connection, GameId game, UserId user,
                                           Instant now);
OrRefused<VacationChange> decide_one(Connection& connection, const VacationAct& act,
                                     vacation::Decision decision);
OrRefused<VacationChange> set_times_of(Connection& connection, const VacationAct& act,
                                       vacation::Interval interval);
OrRefused<VacationChange> store_grant(Connection& connection, const NewGrant& asked);
OrRefused<std::pair<std::int64_t, std::vector<GameId>>> store_freeze(Connection& connection,
                                                                     const NewFreeze& asked);

}  // namespace crownhead::db
