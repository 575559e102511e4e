#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Reports by players, and what moderators and admins do.

void report_player(Site& site, const CallPtr& call);
void list_reports(Site& site, const CallPtr& call);
void close_report(Site& site, const CallPtr& call);
void ban_player(Site& site, const CallPtr& call);
void unban_player(Site& site, const CallPtr& call);
void ban_from_chat(Site& site, const CallPtr& call);
void unban_from_chat(Site& site, const CallPtr& call);
void set_role(Site& site, const CallPtr& call);
void list_moderation(Site& site, const CallPtr& call);

}  // namespace crownhead::api
