#pragma once

#include "server/api/call.hpp"
#include "server/api/steps.hpp"
#include "server/live/rooms.hpp"

namespace crownhead::api {

/// A player's answers to moves of the opponent that have not been made; private.

void get_conditionals(live::Rooms& rooms, const Steps& steps, const CallPtr& call);
void set_conditionals(live::Rooms& rooms, const Steps& steps, const CallPtr& call);

}  // namespace crownhead::api
