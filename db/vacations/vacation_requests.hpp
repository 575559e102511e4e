#pragma once

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// Requests for vacations. Call all functions inside a transaction. A refused request stores
/// nothing.

/// `outside` is the site's policy for games outside tournaments.

std::vector<vacation::Choice> choices_of(Connection& connection, const NewVacation& asked,
                                         const vacation::Policy& outside);
vacation::Booking booking_of(Connection& connection, const NewVacation& asked,
                             const vacation::Policy& outside);
OrRefused<VacationAnswer> store_request(Connection& connection, const NewVacation& asked,
                                        const BookedAnswer& answer,
                                        const vacation::Policy& outside);

}  // namespace crownhead::db
