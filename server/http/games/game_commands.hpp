#pragma once

#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/request_runner.hpp"

namespace crownhead::api {

/// A player's commands in a game. Each takes If-Match and Idempotency-Key.

void make_move(live::Rooms& rooms, const RequestRunner& runner, Limits& limits,
               const CallPtr& call);
void resign(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call);
void abort_game(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call);
void draw(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call);
void takeback(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call);
void rematch(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call);
void give_time(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call);
void go_berserk(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call);
void claim(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call);

}  // namespace crownhead::api
