#pragma once

#include "server/api/call.hpp"
#include "server/api/rate_limits.hpp"
#include "server/api/steps.hpp"
#include "server/live/rooms.hpp"

namespace crownhead::api {

/// What a player does in a game. Each takes If-Match and Idempotency-Key.

void make_move(live::Rooms& rooms, const Steps& steps, Limits& limits, const CallPtr& call);
void resign(live::Rooms& rooms, const Steps& steps, const CallPtr& call);
void abort_game(live::Rooms& rooms, const Steps& steps, const CallPtr& call);
void draw(live::Rooms& rooms, const Steps& steps, const CallPtr& call);
void takeback(live::Rooms& rooms, const Steps& steps, const CallPtr& call);
void rematch(live::Rooms& rooms, const Steps& steps, const CallPtr& call);
void give_time(live::Rooms& rooms, const Steps& steps, const CallPtr& call);
void go_berserk(live::Rooms& rooms, const Steps& steps, const CallPtr& call);
void claim(live::Rooms& rooms, const Steps& steps, const CallPtr& call);

}  // namespace crownhead::api
