#pragma once

#include "db/accounts/moderation.hpp"
#include "db/accounts/users.hpp"
#include "db/studies/studies.hpp"
#include "server/http/call.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/socket/open_sockets.hpp"
#include "server/http/tournaments/dispute_desk.hpp"
#include "server/lobby/lobby.hpp"
#include "server/people/study_followers.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/tournament/tournament_rooms.hpp"

namespace crownhead::api {

/// Players' reports, and the acts of moderators and admins.

Handling report_player(const db::Users& users, const db::Studies& studies, Limits& limits,
                       const DisputeDesk& arbitration, CallPtr call);
void list_reports(db::Moderation& moderation, const CallPtr& call);
Handling close_report(db::Moderation& moderation, const live::WallClock& clock, CallPtr call);
Handling ban_player(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                    live::Lobby& lobby, OpenSockets& sockets, live::StudyFollowers& followers,
                    CallPtr call);
Handling unban_player(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                      CallPtr call);
Handling ban_from_chat(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                       CallPtr call);
Handling unban_from_chat(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                         CallPtr call);
Handling set_role(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                  OpenSockets& sockets, CallPtr call);
/// Restricts a study to its owner, its editors and moderators.
Handling hide_study(const db::Studies& studies, db::Users& users, db::Moderation& moderation,
                    live::StudyFollowers& followers, const live::WallClock& clock, CallPtr call);
Handling unhide_study(const db::Studies& studies, db::Users& users, db::Moderation& moderation,
                      live::StudyFollowers& followers, const live::WallClock& clock, CallPtr call);

/// The titles that players claim, and a decision about one: confirmed, or removed.
void list_titles(db::Moderation& moderation, const CallPtr& call);
Handling decide_title(db::Users& users, db::Moderation& moderation, const RequestRunner& runner,
                      live::TournamentRooms& tournament_rooms, const live::WallClock& clock,
                      CallPtr call);

void list_moderation(db::Moderation& moderation, const CallPtr& call);

}  // namespace crownhead::api
