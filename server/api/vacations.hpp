#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// A player's vacations. What changes one takes If-Match; the answer comes after the clocks of all
/// games concerned have been told.
void list_eligible(Site& site, const CallPtr& call);
void preview_vacation(Site& site, const CallPtr& call);
void create_vacation(Site& site, const CallPtr& call);
void list_vacations(Site& site, const CallPtr& call);
void change_vacation(Site& site, const CallPtr& call);
void preview_change(Site& site, const CallPtr& call);
void cancel_vacation(Site& site, const CallPtr& call);
void end_vacation(Site& site, const CallPtr& call);

/// Lets a move end the vacation of the one who makes it, where the tournament says so. Called once,
/// before the first command.
void end_vacations_by_moves(Site& site);

}  // namespace crownhead::api
