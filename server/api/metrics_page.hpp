#pragma once

#include "db/database.hpp"
#include "server/api/call.hpp"
#include "server/api/free_space.hpp"
#include "server/live/computers.hpp"
#include "server/live/rooms.hpp"
#include "server/live/wall_clock.hpp"
#include "server/live/workers.hpp"

namespace crownhead::api {

/// What Prometheus reads. The edge hides it from everybody but the operator's addresses.
void metrics_page(FreeSpace& free_space, db::Database& database, live::Rooms& rooms,
                  const live::WallClock& clock, live::Pools& pools,
                  const live::Computers& computers, const CallPtr& call);

}  // namespace crownhead::api
