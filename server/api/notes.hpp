#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// The asker's private notes about a game.

void get_notes(Site& site, const CallPtr& call);
void write_notes(Site& site, const CallPtr& call);

}  // namespace crownhead::api
