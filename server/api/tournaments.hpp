#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Looking at tournaments, and making one.

void list_tournaments(Site& site, const CallPtr& call);
void create_tournament(Site& site, const CallPtr& call);
void get_tournament(Site& site, const CallPtr& call);
void get_rounds(Site& site, const CallPtr& call);
void get_standings(Site& site, const CallPtr& call);
void get_crosstable(Site& site, const CallPtr& call);
void get_tournament_log(Site& site, const CallPtr& call);
/// For directors: who is not here for the round that comes.
void get_coming_round(Site& site, const CallPtr& call);

}  // namespace crownhead::api
