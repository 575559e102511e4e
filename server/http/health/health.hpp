#pragma once

#include "db/database.hpp"
#include "server/adapters/zones.hpp"
#include "server/background/dev_time.hpp"
#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"
#include "server/net/http/static_files.hpp"
#include "server/runtime/workers.hpp"

namespace crownhead::api {

/// Endpoints for operators and tests.

/// Answers a GET /ws without an upgrade with what the request must contain.
void websocket_needed(const CallPtr& call);
void healthz(const CallPtr& call);
/// True if a move sent at this moment would be stored, as far as the server knows.
bool takes_moves(const db::Database& database, live::Rooms& rooms);
/// Answers 503 with the reason while moves are not accepted.
void readyz(db::Database& database, live::Rooms& rooms, adapters::Zones& zones,
            const CallPtr& call);
void openapi(const net::StaticFiles& files, const CallPtr& call);
/// Answers 404 without --dev-clock.
void get_dev_clock(live::DevTime* dev_time, const CallPtr& call);
Handling set_dev_clock(live::DevTime* dev_time, live::Pools& pools, CallPtr call);

}  // namespace crownhead::api
