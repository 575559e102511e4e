#pragma once

#include "server/http/call.hpp"
#include "server/http/tournaments/director_access.hpp"

namespace crownhead::api {

/// Changes the pairings of a drawn round, or shows what a change would do.
void change_pairings(const DirectorAccess& directing, const CallPtr& call);

}  // namespace crownhead::api
