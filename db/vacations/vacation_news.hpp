#pragma once

#include <vector>

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"
#include "rules/vacation/notice.hpp"

namespace crownhead::db {

/// Queues the notices to be announced. Part of the job that stores the change: how many players are
/// concerned does not matter to it.
void insert_vacation_news(Connection& connection, const std::vector<vacation::Notice>& notices,
                          Instant now);

/// Returns the oldest queued news. Reads names, messages and reasons again, because an account may
/// have been closed since.
std::vector<QueuedVacationNews> vacation_news(Connection& connection, int limit);

/// Returns the messages to the players concerned above `after`, by their number.
std::vector<vacation::Message> messages_of(Connection& connection, const vacation::Notice& notice,
                                           UserId after);

}  // namespace crownhead::db
