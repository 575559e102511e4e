#pragma once

#include "server/game/rooms.hpp"
#include "server/http/call.hpp"

namespace crownhead::api {

/// A player's prepared answers to moves that the opponent has not made yet; private.

Handling get_conditionals(live::Rooms& rooms, CallPtr call);
Handling set_conditionals(live::Rooms& rooms, CallPtr call);

}  // namespace crownhead::api
