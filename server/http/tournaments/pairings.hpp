#pragma once

#include "server/http/call.hpp"
#include "server/http/tournaments/director_access.hpp"

namespace crownhead::api {

/// Changes the pairings of a drawn round, or shows what a change would do.
Handling change_pairings(const DirectorAccess& directing, CallPtr call);

}  // namespace crownhead::api
