#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/users.hpp"
#include "server/http/call.hpp"
#include "server/people/study_followers.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Players whom the asker has blocked.

void list_blocks(db::Blocks& blocks, const CallPtr& call);
Handling block_player(db::Users& users, db::Blocks& blocks, live::StudyFollowers& followers,
                      const live::WallClock& clock, CallPtr call);
Handling unblock_player(db::Users& users, db::Blocks& blocks, CallPtr call);

}  // namespace crownhead::api
