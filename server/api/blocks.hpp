#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Players with whom one wants no games.

void list_blocks(Site& site, const CallPtr& call);
void block_player(Site& site, const CallPtr& call);
void unblock_player(Site& site, const CallPtr& call);

}  // namespace crownhead::api
