#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// What a player answers to moves of his opponent that have not been made; for himself alone.

void get_conditionals(Site& site, const CallPtr& call);
void set_conditionals(Site& site, const CallPtr& call);

}  // namespace crownhead::api
