#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// People without an account, who play casual games by a link: docs/permissions.md.

/// Makes one and signs them in.
void make_guest(Limits& limits, db::Users& users, const live::WallClock& clock,
                db::Sessions& sessions, const SiteConfig& config, const CallPtr& call);
/// The guest becomes a player and keeps the games.
void sign_up_guest(Site& site, const CallPtr& call);

}  // namespace crownhead::api
