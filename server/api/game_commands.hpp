#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// What a player does in a game. Each takes If-Match and Idempotency-Key.

void make_move(Site& site, const CallPtr& call);
void resign(Site& site, const CallPtr& call);
void abort_game(Site& site, const CallPtr& call);
void draw(Site& site, const CallPtr& call);
void takeback(Site& site, const CallPtr& call);
void rematch(Site& site, const CallPtr& call);
void give_time(Site& site, const CallPtr& call);
void go_berserk(Site& site, const CallPtr& call);
void claim(Site& site, const CallPtr& call);

}  // namespace crownhead::api
