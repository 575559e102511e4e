#include "server/http/health/health.hpp"

#include "rules/reasons.hpp"
#include "server/net/plain_problem.hpp"
#include "server/wire/game/bodies.hpp"

namespace crownhead::api {
namespace {

bool without_dev_clock(const live::DevTime* dev_time, const CallPtr& call) {
  if (dev_time) return false;
  call->fail({Code::not_found, reason::server::no_dev_clock()});
  return true;
}

/// A healthy database means that the games are still being resumed after an outage.
Reason why_not_ready(db::Database::Health health) {
  using enum db::Database::Health;
  switch (health) {
    case broken: return reason::server::disk_error();
    case no_room: return reason::server::no_room();
    case away:
    case well: break;
  }
  return reason::server::database_away();
}

}  // namespace

void websocket_needed(const CallPtr& call) {
  auto refusal = net::plain_problem(426, Code::invalid_field, reason::http::websocket_needed());
  for (auto& header : net::upgrade_headers()) refusal.headers.push_back(std::move(header));
  call->respond(std::move(refusal));
}

void healthz(const CallPtr& call) { call->json(200, wire::ready_json(true, "")); }

bool takes_moves(const db::Database& database, live::Rooms& rooms) {
  return database.healthy() && !rooms.outage().under_way();
}

void readyz(db::Database& database, live::Rooms& rooms, adapters::Zones& zones,
            const CallPtr& call) {
  const bool takes = takes_moves(database, rooms);
  const bool ready = takes && !rooms.cut_off();
  const std::string why = takes ? "this server has lost the link to the others"
                                : std::string(why_not_ready(database.health()).english);
  call->json(ready ? 200 : 503, wire::ready_json(ready, why, zones.version()));
}

void openapi(const net::StaticFiles& files, const CallPtr& call) {
  call->respond(files(call->request()));
}

void get_dev_clock(live::DevTime* dev_time, const CallPtr& call) {
  if (without_dev_clock(dev_time, call)) return;
  call->json(200, wire::dev_clock_json(dev_time->now()));
}

Handling set_dev_clock(live::DevTime* dev_time, live::Pools& pools, CallPtr call) {
  if (without_dev_clock(dev_time, call)) co_return;
  const auto body = wire::parse_dev_clock(call->body());
  if (!body) co_return call->refuse(body.error());
  try {
    // This pool has only one thread, which waits for rounds paired in another pool.
    co_await PoolThread(pools, &live::Pools::passwords, &live::Workers::run, "dev clock");
  } catch (const PoolIsFull&) {
    co_return call->fail({Code::busy, reason::server::clock_moves()});
  }
  const Instant now = dev_time->now();
  const auto then =
      dev_time->advance_to(body->now.value_or(now + body->advance.value_or(Millis{0})));
  if (!then) co_return call->fail(then.error());
  call->json(200, wire::dev_clock_json(*then));
}

}  // namespace crownhead::api
