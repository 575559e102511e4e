#pragma once

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// Asking for vacations; to be run inside a transaction. A request that is refused has stored
/// nothing.

vacation::Booking booking_of(Connection& connection, const NewVacation& asked);
OrRefused<VacationAnswer> store_request(Connection& connection, const NewVacation& asked,
                                        const BookedAnswer& answer, const VacationMail& mail);

}  // namespace crownhead::db
