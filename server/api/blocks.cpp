#include "server/api/blocks.hpp"

#include "rules/reasons.hpp"
#include "server/api/guards.hpp"
#include "server/wire/account_json.hpp"

namespace crownhead::api {

void list_blocks(db::Blocks& blocks, const CallPtr& call) {
  call->json(200, wire::blocks_json(blocks.of(call->bearer()->user)));
}

void block_player(db::Users& users, db::Blocks& blocks, const live::WallClock& clock,
                  const CallPtr& call) {
  const auto user = named_user(users, call);
  if (!user) return;
  if (user->id == call->bearer()->user)
    return call->fail({Code::own_offer, reason::account::cannot_block_yourself()});
  blocks.add(call->bearer()->user, user->id, clock.now(), no_content(call));
}

void unblock_player(db::Users& users, db::Blocks& blocks, const CallPtr& call) {
  const auto user = named_user(users, call);
  if (user) blocks.remove(call->bearer()->user, user->id, no_content(call));
}

}  // namespace crownhead::api
