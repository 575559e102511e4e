#pragma once

#include "db/database.hpp"
#include "server/adapters/zones.hpp"
#include "server/api/call.hpp"
#include "server/api/steps.hpp"
#include "server/live/dev_time.hpp"
#include "server/live/rooms.hpp"
#include "server/live/workers.hpp"
#include "server/net/static_files.hpp"

namespace crownhead::api {

/// What operators and tests ask for.

/// For a GET /ws that does not ask for a WebSocket: what it has to ask for.
void websocket_needed(const CallPtr& call);
void healthz(const CallPtr& call);
/// Whether a move that is sent now is stored, as far as the server knows.
bool takes_moves(const db::Database& database, live::Rooms& rooms);
/// 503 with the reason while no moves are taken.
void readyz(db::Database& database, live::Rooms& rooms, adapters::Zones& zones,
            const CallPtr& call);
void openapi(const net::StaticFiles& files, const CallPtr& call);
/// 404 without --dev-clock.
void get_dev_clock(live::DevTime* dev_time, const CallPtr& call);
void set_dev_clock(live::DevTime* dev_time, live::Pools& pools, const Steps& steps,
                   const CallPtr& call);

}  // namespace crownhead::api
