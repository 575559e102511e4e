#pragma once

#include <cstdint>

#include "db/games/game_store.hpp"
#include "server/api/call.hpp"
#include "server/api/directing.hpp"
#include "server/api/event_waits.hpp"
#include "server/api/rate_limits.hpp"
#include "server/api/steps.hpp"
#include "server/live/hub.hpp"
#include "server/live/rooms.hpp"

namespace crownhead::api {

/// What tells a request the events of a game, at once or as soon as there is one.
struct EventSource {
  live::Rooms& rooms;
  db::GameStore& games;
  EventWaits& waits;
  live::Hubs& hubs;
  const Directing& directing;
  const Steps& steps;
  Limits& limits;
};

/// Of the events of a game.
struct EventRange {
  std::int64_t after;  ///< a version
  std::int64_t limit;  ///< how many at most
};

/// Answers with a page of the events of the game; while there is none, waits for one up to 30
/// seconds. Who waits counts as present at the game.
void wait_for_events(const EventSource& source, const CallPtr& call, GameId game,
                     const EventRange& range);

/// Answers with the events above `after` that there are by now as everybody reads them, one object
/// a line, without what the players have written to each other.
void tell_event_lines(const EventSource& source, const CallPtr& call, GameId game,
                      std::int64_t after);

}  // namespace crownhead::api
