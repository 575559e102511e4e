#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Withdraws from tournaments and resigns (or aborts) what runs, then deletes the account; its
/// games stay under a neutral name.
void close_account(Site& site, const CallPtr& call);

/// A JSON file of everything held about the player.
void export_account(Site& site, const CallPtr& call);

}  // namespace crownhead::api
