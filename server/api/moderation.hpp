#pragma once

#include "db/accounts/moderation.hpp"
#include "db/accounts/users.hpp"
#include "db/games/studies.hpp"
#include "server/api/arbitration.hpp"
#include "server/api/call.hpp"
#include "server/api/open_sockets.hpp"
#include "server/api/rate_limits.hpp"
#include "server/live/lobby.hpp"
#include "server/live/study_followers.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Reports by players, and what moderators and admins do.

void report_player(const db::Users& users, const db::Studies& studies, Limits& limits,
                   const Arbitration& arbitration, const CallPtr& call);
void list_reports(db::Moderation& moderation, const CallPtr& call);
void close_report(db::Moderation& moderation, const live::WallClock& clock, const CallPtr& call);
void ban_player(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                live::Lobby& lobby, OpenSockets& sockets, live::StudyFollowers& followers,
                const CallPtr& call);
void unban_player(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                  const CallPtr& call);
void ban_from_chat(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                   const CallPtr& call);
void unban_from_chat(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                     const CallPtr& call);
void set_role(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
              OpenSockets& sockets, const CallPtr& call);
/// A hidden study is read by its owner, its editors and moderators only.
void hide_study(const db::Studies& studies, db::Users& users, db::Moderation& moderation,
                live::StudyFollowers& followers, const live::WallClock& clock, const CallPtr& call);
void unhide_study(const db::Studies& studies, db::Users& users, db::Moderation& moderation,
                  live::StudyFollowers& followers, const live::WallClock& clock,
                  const CallPtr& call);

void list_moderation(db::Moderation& moderation, const CallPtr& call);

}  // namespace crownhead::api
