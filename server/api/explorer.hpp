#pragma once

#include "db/games/openings.hpp"
#include "server/api/call.hpp"
#include "server/live/opening_counter.hpp"

namespace crownhead::api {

/// What the site's finished games played in a position of draughts: GET /explorer.
void explore_openings(const db::Openings& openings, const live::OpeningCounter& counter,
                      const CallPtr& call);

}  // namespace crownhead::api
