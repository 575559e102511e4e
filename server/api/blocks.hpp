#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/users.hpp"
#include "server/api/call.hpp"
#include "server/live/study_followers.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Players with whom one wants no games.

void list_blocks(db::Blocks& blocks, const CallPtr& call);
void block_player(db::Users& users, db::Blocks& blocks, live::StudyFollowers& followers,
                  const live::WallClock& clock, const CallPtr& call);
void unblock_player(db::Users& users, db::Blocks& blocks, const CallPtr& call);

}  // namespace crownhead::api
