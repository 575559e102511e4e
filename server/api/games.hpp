#pragma once

#include "db/accounts/users.hpp"
#include "db/database.hpp"
#include "db/games/archive.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/vacations/vacations.hpp"
#include "server/api/call.hpp"
#include "server/api/directing.hpp"
#include "server/api/event_waits.hpp"
#include "server/api/rate_limits.hpp"
#include "server/api/site_config.hpp"
#include "server/api/steps.hpp"
#include "server/live/hub.hpp"
#include "server/live/rooms.hpp"
#include "server/live/tournament_rooms.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Looking at games.

void list_games(const db::GameQueries& game_queries, const live::WallClock& clock,
                const Directing& directing, db::Users& users, db::Archive& archive,
                db::Vacations& vacations, const CallPtr& call);
void get_game(live::Rooms& rooms, const Directing& directing, const live::WallClock& clock,
              Limits& limits, const CallPtr& call);
/// What the players have written with their moves, for them alone, in pages.
void get_messages(live::Rooms& rooms, const Directing& directing, const CallPtr& call);
void get_pdn(live::Rooms& rooms, const Directing& directing, const SiteConfig& config,
             live::TournamentRooms& tournament_rooms, Limits& limits, const CallPtr& call);
void get_record(live::Rooms& rooms, const Directing& directing, const SiteConfig& config,
                live::TournamentRooms& tournament_rooms, Limits& limits, const CallPtr& call);
/// Waits up to 30 s for something new, or tells what there is line by line; see event_wait.hpp.
void get_events(live::Rooms& rooms, db::GameStore& games, EventWaits& waits, live::Hubs& hubs,
                const Directing& directing, Limits& limits, const CallPtr& call);

}  // namespace crownhead::api
