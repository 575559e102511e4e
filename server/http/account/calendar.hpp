#pragma once

#include "db/accounts/calendars.hpp"
#include "db/accounts/users.hpp"
#include "db/games/game_queries.hpp"
#include "db/vacations/vacations.hpp"
#include "server/http/call.hpp"
#include "server/http/site_config.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// The calendar of a player's deadlines, served at a secret address for programs that cannot sign
/// in.

void get_calendar_address(db::Calendars& calendars, const SiteConfig& config, const CallPtr& call);
/// Creates a new address; the previous one stops working.
Handling renew_calendar_address(db::Calendars& calendars, const SiteConfig& config, CallPtr call);
Handling remove_calendar_address(db::Calendars& calendars, CallPtr call);

void get_calendar(db::Calendars& calendars, db::Users& users, const SiteConfig& config,
                  const db::GameQueries& game_queries, const live::WallClock& clock,
                  db::Vacations& vacations, const CallPtr& call);

}  // namespace crownhead::api
