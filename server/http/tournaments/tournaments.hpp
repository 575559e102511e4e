#pragma once

#include "db/tournaments/tournaments.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/site_config.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/lobby/lobby.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Reading and creating tournaments.

Handling create_tournament(const DirectorAccess& directing, const RequestRunner& runner,
                           const SiteConfig& config, const live::WallClock& clock,
                           db::Tournaments& tournaments, CallPtr call);
Handling get_tournament(const DirectorAccess& directing, CallPtr call);
Handling get_rounds(const DirectorAccess& directing, CallPtr call);
Handling get_standings(const DirectorAccess& directing, const RequestRunner& runner, CallPtr call);
Handling get_crosstable(const DirectorAccess& directing, const RequestRunner& runner, CallPtr call);
void get_tournament_log(db::Tournaments& tournaments, const CallPtr& call);
/// Lists the players who are absent for the next round, for directors.
Handling get_coming_round(const DirectorAccess& directing, const RequestRunner& runner,
                          const live::WallClock& clock, live::Lobby& lobby, CallPtr call);

}  // namespace crownhead::api
