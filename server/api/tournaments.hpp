#pragma once

#include "db/accounts/users.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/api/call.hpp"
#include "server/api/directing.hpp"
#include "server/api/site_config.hpp"
#include "server/api/steps.hpp"
#include "server/live/lobby.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Looking at tournaments, and making one.

void list_tournaments(db::Users& users, db::Tournaments& tournaments, const CallPtr& call);
void create_tournament(const Directing& directing, const Steps& steps, const SiteConfig& config,
                       const live::WallClock& clock, db::Tournaments& tournaments,
                       const CallPtr& call);
void get_tournament(const Directing& directing, const CallPtr& call);
void get_rounds(const Directing& directing, const CallPtr& call);
void get_standings(const Directing& directing, const Steps& steps, const CallPtr& call);
void get_crosstable(const Directing& directing, const Steps& steps, const CallPtr& call);
void get_tournament_log(db::Tournaments& tournaments, const CallPtr& call);
/// For directors: who is not here for the round that comes.
void get_coming_round(const Directing& directing, const Steps& steps, const live::WallClock& clock,
                      live::Lobby& lobby, const CallPtr& call);

}  // namespace crownhead::api
