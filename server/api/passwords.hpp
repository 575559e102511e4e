#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Ends the player's other sessions.
void change_password(Site& site, const CallPtr& call);

}  // namespace crownhead::api
