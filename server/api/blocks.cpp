#include "server/api/blocks.hpp"

#include "rules/reasons.hpp"
#include "server/api/guards.hpp"
#include "server/wire/account_json.hpp"

namespace crownhead::api {

void list_blocks(Site& site, const CallPtr& call) {
  call->json(200, wire::blocks_json(site.blocks.of(call->bearer()->user)));
}

void block_player(Site& site, const CallPtr& call) {
  const auto user = named_user(site, call);
  if (!user) return;
  if (user->id == call->bearer()->user)
    return call->fail({Code::own_offer, reason::account::cannot_block_yourself()});
  site.blocks.add(call->bearer()->user, user->id, site.clock.now(), no_content(call));
}

void unblock_player(Site& site, const CallPtr& call) {
  const auto user = named_user(site, call);
  if (user) site.blocks.remove(call->bearer()->user, user->id, no_content(call));
}

}  // namespace crownhead::api
