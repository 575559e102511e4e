#pragma once

#include <vector>

#include "db/sql/connection.hpp"
#include "rules/tournament/event.hpp"

namespace crownhead::db {

/// Lists the events under the bells of those whom they concern. Part of the job that has stored
/// the events and the entries. Returns the players notified.
std::vector<UserId> notify_of(Connection& connection, TournamentId tournament,
                              const std::vector<tournament::Event>& events);

}  // namespace crownhead::db
