#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Tokens, by which programs act for a player.

void list_tokens(db::Sessions& sessions, const live::WallClock& clock, const CallPtr& call);
/// With an Idempotency-Key the token comes from the key and the session's secret, which nothing
/// stores: the same request of the same session gets the same token, another session's key_reused.
void create_token(Site& site, const CallPtr& call);
void revoke_token(db::Sessions& sessions, OpenSockets& sockets, live::Hubs& hubs,
                  const CallPtr& call);

}  // namespace crownhead::api
