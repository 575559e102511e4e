#pragma once

#include <cstdint>

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Answers with the events of the game above `after`; while there is none, waits for one up to 30
/// seconds. Who waits counts as present at the game.
void wait_for_events(Site& site, const CallPtr& call, GameId game, std::int64_t after);

}  // namespace crownhead::api
