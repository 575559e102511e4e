#pragma once

#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"

namespace crownhead::api {

/// A player's prepared answers to moves that the opponent has not made yet; private.

void get_conditionals(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call);
void set_conditionals(live::Rooms& rooms, const RequestRunner& runner, const CallPtr& call);

}  // namespace crownhead::api
