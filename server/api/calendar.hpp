#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// The calendar of a player's deadlines, read at a secret address by programs that cannot sign in.

void get_calendar_address(Site& site, const CallPtr& call);
/// Gives a new address; the one before opens nothing any more.
void renew_calendar_address(Site& site, const CallPtr& call);
void remove_calendar_address(Site& site, const CallPtr& call);

void get_calendar(Site& site, const CallPtr& call);

}  // namespace crownhead::api
