#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Looking at games.

void list_games(Site& site, const CallPtr& call);
void get_game(Site& site, const CallPtr& call);
void get_pdn(Site& site, const CallPtr& call);
void get_record(Site& site, const CallPtr& call);
/// Waits up to 30 s for something new; see event_wait.hpp.
void get_events(Site& site, const CallPtr& call);

}  // namespace crownhead::api
