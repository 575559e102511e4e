#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Ends the player's other sessions, tokens and the address of the calendar, and turns webhooks
/// off.
void change_password(Site& site, const CallPtr& call);

}  // namespace crownhead::api
