#pragma once

#include <cstdint>

#include "db/games/game_store.hpp"
#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/games/long_polls.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/runtime/hub.hpp"

namespace crownhead::api {

/// Everything needed to answer a request for the events of a game, immediately or by a long poll.
struct EventSource {
  live::Rooms& rooms;
  db::GameStore& games;
  LongPolls& waits;
  live::Hubs& hubs;
  const DirectorAccess& directing;
  const RequestRunner& runner;
  Limits& limits;
};

/// A range of a game's events.
struct EventRange {
  std::int64_t after;  ///< version after which it starts
  std::int64_t limit;  ///< maximum number of events
};

/// Answers with a page of the game's events. If there are none, waits up to 30 seconds for one. The
/// waiting client counts as present at the game.
live::Awaitable<void> wait_for_events(const EventSource& source, const CallPtr& call, GameId game,
                                      const EventRange& range);

/// Answers with the existing events after version `after` as the public sees them, one object per
/// line, without the players' messages.
live::Awaitable<void> stream_events(const EventSource& source, const CallPtr& call, GameId game,
                                    std::int64_t after);

}  // namespace crownhead::api
