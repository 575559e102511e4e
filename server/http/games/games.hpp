#pragma once

#include "db/accounts/users.hpp"
#include "db/database.hpp"
#include "db/games/archive.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/vacations/vacations.hpp"
#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/games/long_polls.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/site_config.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/tournament/tournament_rooms.hpp"

namespace crownhead::api {

/// Reading games.

void list_games(const db::GameQueries& game_queries, const live::WallClock& clock,
                const DirectorAccess& directing, db::Users& users, db::Archive& archive,
                db::Vacations& vacations, const CallPtr& call);
Handling get_game(live::Rooms& rooms, const DirectorAccess& directing, const live::WallClock& clock,
                  Limits& limits, CallPtr call);
/// Returns the messages that the players sent with their moves, in pages; for the players only.
Handling get_messages(live::Rooms& rooms, const DirectorAccess& directing, CallPtr call);
Handling get_pdn(live::Rooms& rooms, const DirectorAccess& directing, const SiteConfig& config,
                 live::TournamentRooms& tournament_rooms, Limits& limits, CallPtr call);
Handling get_record(live::Rooms& rooms, const DirectorAccess& directing, const SiteConfig& config,
                    live::TournamentRooms& tournament_rooms, Limits& limits, CallPtr call);
/// Waits up to 30 s for new events, or returns the existing ones line by line; see long_poll.hpp.
Handling get_events(live::Rooms& rooms, db::GameStore& games, LongPolls& waits, live::Hubs& hubs,
                    const DirectorAccess& directing, Limits& limits, CallPtr call);

}  // namespace crownhead::api
