#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

void begin_computer_game(Site& site, const CallPtr& call);

}  // namespace crownhead::api
