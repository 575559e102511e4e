#pragma once

#include "db/openings/openings.hpp"
#include "server/background/opening_counter.hpp"
#include "server/http/call.hpp"

namespace crownhead::api {

/// GET /explorer. Returns the moves that the site's finished games played in a position of
/// draughts.
void explore_openings(const db::Openings& openings, const live::OpeningCounter& counter,
                      const CallPtr& call);

}  // namespace crownhead::api
