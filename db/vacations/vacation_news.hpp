#pragma once

#include <limits>
#include <vector>

#include "db/sql/connection.hpp"
#include "db/vacations/vacations.hpp"
#include "rules/vacation/notice.hpp"

namespace crownhead::db {

/// Queues the notices to be announced. Part of the job that stores the change: how many players are
/// concerned does not matter to it.
void insert_vacation_news(Connection& connection, const std::vector<vacation::Notice>& notices,
                          Instant now);

/// Returns the oldest queued news. Names, messages and reasons are as they are now: a closed
/// account has none.
std::vector<QueuedVacationNews> vacation_news(Connection& connection, int limit);

/// Returns the messages to the players concerned, by their number; at most `limit`, and only to
/// players above `after`.
std::vector<vacation::Message> messages_of(
    Connection& connection, const vacation::Notice& notice, UserId after = {},
    std::size_t limit = std::numeric_limits<std::size_t>::max());

}  // namespace crownhead::db
