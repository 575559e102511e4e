#pragma once

#include "db/database.hpp"
#include "server/api/call.hpp"
#include "server/api/site_config.hpp"
#include "server/live/computers.hpp"
#include "server/live/rooms.hpp"
#include "server/live/wall_clock.hpp"
#include "server/live/workers.hpp"

namespace crownhead::api {

/// What Prometheus reads. The edge hides it from everybody but the operator's addresses.
void metrics_page(const SiteConfig& config, db::Database& database, live::Rooms& rooms,
                  const live::WallClock& clock, live::Pools& pools,
                  const live::Computers& computers, const CallPtr& call);

}  // namespace crownhead::api
