#pragma once

#include "db/accounts/users.hpp"
#include "db/games/game_store.hpp"
#include "db/vacations/vacations.hpp"
#include "server/adapters/zones.hpp"
#include "server/game/vacation_desk.hpp"
#include "server/http/call.hpp"
#include "server/http/site_config.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// A player's vacations. Routes that change one take If-Match, and answer after the clocks of all
/// games concerned have been updated.
///
/// get_site() returns what the site lets players agree on, and what it opens to guests.
void get_site(const SiteConfig& config, db::Vacations& vacations, const CallPtr& call);
void list_eligible(db::Vacations& vacations, const live::WallClock& clock, const CallPtr& call);
void preview_vacation(adapters::Zones& zones, db::Users& users, const live::WallClock& clock,
                      db::Vacations& vacations, db::GameStore& games, const CallPtr& call);
Handling create_vacation(live::VacationDesk& desk, adapters::Zones& zones, db::Users& users,
                         const live::WallClock& clock, CallPtr call);
void list_vacations(db::Vacations& vacations, const live::WallClock& clock, const CallPtr& call);
Handling change_vacation(live::VacationDesk& desk, const live::WallClock& clock,
                         adapters::Zones& zones, db::Users& users, CallPtr call);
void preview_change(const live::WallClock& clock, adapters::Zones& zones, db::Users& users,
                    db::Vacations& vacations, db::GameStore& games, const CallPtr& call);
Handling cancel_vacation(live::VacationDesk& desk, const live::WallClock& clock, CallPtr call);
Handling end_vacation(live::VacationDesk& desk, const live::WallClock& clock, CallPtr call);

}  // namespace crownhead::api
