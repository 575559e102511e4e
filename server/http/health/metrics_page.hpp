#pragma once

#include "db/database.hpp"
#include "server/game/computer/computers.hpp"
#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/health/free_space.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/runtime/workers.hpp"

namespace crownhead::api {

/// Metrics for Prometheus. The edge shows the page only to the operator's addresses.
void metrics_page(FreeSpace& free_space, db::Database& database, live::Rooms& rooms,
                  const live::WallClock& clock, live::Pools& pools,
                  const live::Computers& computers, const CallPtr& call);

}  // namespace crownhead::api
