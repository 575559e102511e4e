#pragma once

#include <vector>

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"
#include "rules/vacation/notice.hpp"

namespace crownhead::db {

/// Turns notices into messages to the players concerned. Also queues an e-mail to each player who
/// can be reached by mail, and lists decisions and requests under the bell. Part of the job that
/// stores the change.
std::vector<vacation::Message> told_of(Connection& connection, const VacationMail& mail,
                                       Instant now, const std::vector<vacation::Notice>& notices);

}  // namespace crownhead::db
