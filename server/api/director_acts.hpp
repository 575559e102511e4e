#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/contacts.hpp"
#include "db/accounts/users.hpp"
#include "db/games/ratings.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/api/call.hpp"
#include "server/api/directing.hpp"
#include "server/api/site_config.hpp"
#include "server/api/steps.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// What directors do about players and games while a tournament goes on. Each takes If-Match and
/// answers the version after it.

void replace_player(const Directing& directing, db::Users& users, db::Blocks& blocks,
                    db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call);
/// A player's own, too; those with half a point are a director's to give.
void ask_byes(const Directing& directing, db::Users& users, const CallPtr& call);
void keep_apart(const Directing& directing, const Steps& steps, db::Users& users,
                const CallPtr& call);
void add_time(const Directing& directing, const CallPtr& call);
/// By e-mail to everybody who plays, in their language, stored with the act.
void send_message(const Directing& directing, const Steps& steps, db::Contacts& contacts,
                  const SiteConfig& config, const live::WallClock& clock, const CallPtr& call);
/// A new tournament with the same settings.
void clone_tournament(const Directing& directing, const live::WallClock& clock,
                      db::Tournaments& tournaments, const CallPtr& call);

}  // namespace crownhead::api
