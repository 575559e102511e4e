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

void create_tournament(const DirectorAccess& directing, const RequestRunner& runner,
                       const SiteConfig& config, const live::WallClock& clock,
                       db::Tournaments& tournaments, const CallPtr& call);
void get_tournament(const DirectorAccess& directing, const CallPtr& call);
void get_rounds(const DirectorAccess& directing, const CallPtr& call);
void get_standings(const DirectorAccess& directing, const RequestRunner& runner,
                   const CallPtr& call);
void get_crosstable(const DirectorAccess& directing, const RequestRunner& runner,
                    const CallPtr& call);
void get_tournament_log(db::Tournaments& tournaments, const CallPtr& call);
/// Lists the players who are absent for the next round, for directors.
void get_coming_round(const DirectorAccess& directing, const RequestRunner& runner,
                      const live::WallClock& clock, live::Lobby& lobby, const CallPtr& call);

}  // namespace crownhead::api
