#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// What directors do about players and games while a tournament goes on. Each takes If-Match and
/// answers the version after it.

void replace_player(Site& site, const CallPtr& call);
/// A player's own, too; those with half a point are a director's to give.
void ask_byes(Site& site, const CallPtr& call);
void keep_apart(Site& site, const CallPtr& call);
void add_time(Site& site, const CallPtr& call);
/// By e-mail to everybody who plays, in their language, stored with the act.
void send_message(Site& site, const CallPtr& call);
/// A new tournament with the same settings.
void clone_tournament(Site& site, const CallPtr& call);

}  // namespace crownhead::api
