#pragma once

#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/rate_limits.hpp"

namespace crownhead::api {

/// A player's commands in a game. Each takes If-Match and Idempotency-Key.

Handling make_move(live::Rooms& rooms, Limits& limits, CallPtr call);
Handling resign(live::Rooms& rooms, CallPtr call);
Handling abort_game(live::Rooms& rooms, CallPtr call);
Handling draw(live::Rooms& rooms, CallPtr call);
Handling takeback(live::Rooms& rooms, CallPtr call);
Handling rematch(live::Rooms& rooms, CallPtr call);
Handling give_time(live::Rooms& rooms, CallPtr call);
Handling go_berserk(live::Rooms& rooms, CallPtr call);
Handling claim(live::Rooms& rooms, CallPtr call);

}  // namespace crownhead::api
