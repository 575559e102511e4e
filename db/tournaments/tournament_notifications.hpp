#pragma once

#include <cstdint>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/tournament/event.hpp"

namespace crownhead::db {

/// True if the event is listed under the bells of all players who are entered.
bool is_for_entrants(const tournament::Event& event);

/// Players with ids above `after`, up to `until`.
struct EntrantsRange {
  UserId after = {0};
  UserId until = {INT64_MAX};
};

/// Lists an event for which is_for_entrants() is true under the bells of these players, except for
/// its author. Returns the players notified. Costs a row per player.
std::vector<UserId> notify_entrants(Connection& connection, TournamentId tournament,
                                    const tournament::Event& event, const EntrantsRange& range);

/// Lists the events under the bells of those whom they concern. Part of the job that has stored
/// the events and the entries. Leaves events for all entrants to notify_entrants() unless
/// `entrants_too`. Returns the players notified.
std::vector<UserId> notify_of(Connection& connection, TournamentId tournament,
                              const std::vector<tournament::Event>& events, bool entrants_too);

}  // namespace crownhead::db
