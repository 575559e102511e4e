#pragma once

#include <vector>

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"
#include "rules/vacation/notice.hpp"

namespace crownhead::db {

/// What everybody hears of the notices. Those who can be reached by mail have one in the outbox
/// then. Part of the job that stores what is told.
std::vector<vacation::Message> told_of(Connection& connection, const VacationMail& mail,
                                       Instant now, const std::vector<vacation::Notice>& notices);

}  // namespace crownhead::db
