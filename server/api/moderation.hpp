#pragma once

#include "db/accounts/moderation.hpp"
#include "db/accounts/users.hpp"
#include "server/api/arbitration.hpp"
#include "server/api/call.hpp"
#include "server/api/open_sockets.hpp"
#include "server/api/rate_limits.hpp"
#include "server/live/lobby.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Reports by players, and what moderators and admins do.

void report_player(const db::Users& users, Limits& limits, const Arbitration& arbitration,
                   const CallPtr& call);
void list_reports(db::Moderation& moderation, const CallPtr& call);
void close_report(db::Moderation& moderation, const live::WallClock& clock, const CallPtr& call);
void ban_player(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                live::Lobby& lobby, OpenSockets& sockets, const CallPtr& call);
void unban_player(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                  const CallPtr& call);
void ban_from_chat(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                   const CallPtr& call);
void unban_from_chat(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                     const CallPtr& call);
void set_role(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
              OpenSockets& sockets, const CallPtr& call);
void list_moderation(db::Moderation& moderation, const CallPtr& call);

}  // namespace crownhead::api
