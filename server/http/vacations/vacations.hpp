#pragma once

#include "db/accounts/users.hpp"
#include "db/games/game_store.hpp"
#include "db/vacations/vacations.hpp"
#include "server/adapters/zones.hpp"
#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/site_config.hpp"
#include "server/people/inboxes.hpp"
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
void create_vacation(adapters::Zones& zones, db::Users& users, const live::WallClock& clock,
                     db::Vacations& vacations, live::Inboxes& inboxes, live::Rooms& rooms,
                     const CallPtr& call);
void list_vacations(db::Vacations& vacations, const live::WallClock& clock, const CallPtr& call);
void change_vacation(const live::WallClock& clock, db::Vacations& vacations, adapters::Zones& zones,
                     db::Users& users, live::Inboxes& inboxes, live::Rooms& rooms,
                     const CallPtr& call);
void preview_change(const live::WallClock& clock, adapters::Zones& zones, db::Users& users,
                    db::Vacations& vacations, db::GameStore& games, const CallPtr& call);
void cancel_vacation(const live::WallClock& clock, db::Vacations& vacations, live::Inboxes& inboxes,
                     live::Rooms& rooms, const CallPtr& call);
void end_vacation(const live::WallClock& clock, db::Vacations& vacations, live::Inboxes& inboxes,
                  live::Rooms& rooms, const CallPtr& call);

/// Lets a move end the vacation of the player who makes it, if the tournament's rules say so. Call
/// once, before the first command.
void end_vacations_by_moves(live::Rooms& rooms, db::Vacations& vacations, live::Inboxes& inboxes,
                            const live::WallClock& clock);

}  // namespace crownhead::api
