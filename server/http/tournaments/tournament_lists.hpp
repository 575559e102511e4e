#pragma once

#include "db/accounts/users.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/http/call.hpp"
#include "server/http/site_config.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Lists of tournaments, for anyone.

void list_tournaments(db::Users& users, db::Tournaments& tournaments, const CallPtr& call);
/// Answers with the same tournaments by date, as iCalendar.
void get_tournaments_calendar(db::Users& users, db::Tournaments& tournaments,
                              const SiteConfig& config, const live::WallClock& clock,
                              const CallPtr& call);

}  // namespace crownhead::api
