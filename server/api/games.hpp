#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Looking at games.

void list_games(const db::GameQueries& game_queries, const live::WallClock& clock,
                const Directing& directing, db::Users& users, db::Archive& archive,
                db::Vacations& vacations, const CallPtr& call);
void get_game(live::Rooms& rooms, const Steps& steps, const Directing& directing,
              const live::WallClock& clock, const CallPtr& call);
void get_pdn(live::Rooms& rooms, const Steps& steps, const Directing& directing,
             const SiteConfig& config, live::TournamentRooms& tournament_rooms,
             const CallPtr& call);
void get_record(live::Rooms& rooms, const Steps& steps, const Directing& directing,
                const SiteConfig& config, live::TournamentRooms& tournament_rooms,
                const CallPtr& call);
/// Waits up to 30 s for something new; see event_wait.hpp.
void get_events(Site& site, const CallPtr& call);

}  // namespace crownhead::api
