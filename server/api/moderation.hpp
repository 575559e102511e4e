#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Reports by players, and what moderators and admins do.

void report_player(Site& site, const CallPtr& call);
void list_reports(db::Moderation& moderation, const CallPtr& call);
void close_report(db::Moderation& moderation, const live::WallClock& clock, const CallPtr& call);
void ban_player(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                live::Lobby& lobby, OpenSockets& sockets, live::Hubs& hubs, const CallPtr& call);
void unban_player(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                  const CallPtr& call);
void ban_from_chat(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                   const CallPtr& call);
void unban_from_chat(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                     const CallPtr& call);
void set_role(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
              OpenSockets& sockets, live::Hubs& hubs, const CallPtr& call);
void list_moderation(db::Moderation& moderation, const CallPtr& call);

}  // namespace crownhead::api
