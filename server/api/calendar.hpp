#pragma once

#include "db/accounts/calendars.hpp"
#include "db/accounts/users.hpp"
#include "db/games/game_queries.hpp"
#include "db/vacations/vacations.hpp"
#include "server/api/call.hpp"
#include "server/api/site_config.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// The calendar of a player's deadlines, read at a secret address by programs that cannot sign in.

void get_calendar_address(db::Calendars& calendars, const SiteConfig& config, const CallPtr& call);
/// Gives a new address; the one before opens nothing any more.
void renew_calendar_address(db::Calendars& calendars, const SiteConfig& config,
                            const CallPtr& call);
void remove_calendar_address(db::Calendars& calendars, const CallPtr& call);

void get_calendar(db::Calendars& calendars, db::Users& users, const SiteConfig& config,
                  const db::GameQueries& game_queries, const live::WallClock& clock,
                  db::Vacations& vacations, const CallPtr& call);

}  // namespace crownhead::api
