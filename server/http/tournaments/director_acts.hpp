#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/contacts.hpp"
#include "db/accounts/users.hpp"
#include "db/ratings/ratings.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/site_config.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Acts of directors on players and games during a tournament. Each takes If-Match and answers with
/// the version after it.

Handling replace_player(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                        db::Ratings& ratings, const live::WallClock& clock, CallPtr call);
/// Players may ask for their own byes; only a director grants half-point byes.
Handling ask_byes(const DirectorAccess& directing, db::Users& users, CallPtr call);
Handling keep_apart(const DirectorAccess& directing, const RequestRunner& runner, db::Users& users,
                    CallPtr call);
Handling add_time(const DirectorAccess& directing, CallPtr call);
/// Sends a message to every player; see copies_of_message().
Handling send_message(const DirectorAccess& directing, CallPtr call);
/// Has each message mailed to every player who has a confirmed address, in their language. Call it
/// before any act.
void mail_messages(live::TournamentRooms& tournament_rooms, db::Contacts& contacts,
                   const SiteConfig& config, const live::WallClock& clock);
/// Creates a new tournament with the same settings.
Handling clone_tournament(const DirectorAccess& directing, const live::WallClock& clock,
                          db::Tournaments& tournaments, CallPtr call);

}  // namespace crownhead::api
