#pragma once

#include <functional>
#include <mutex>

#include "db/games.hpp"
#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "server/live/rooms.hpp"
#include "server/live/threads.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::live {

/// Moves the clock of --dev-clock on, through every deadline on the way.
class DevTime {
 public:
  /// `settle` blocks until what the end of a game leads to has happened.
  DevTime(DevWallClock& clock, Threads& threads, Rooms& rooms, db::Games& games,
          std::function<void()> settle);

  Instant now() const { return clock_.now(); }

  /// Deals with every deadline up to `target`, one after another in order of time, and gives the
  /// time then. Blocks, so not to be called on one of the server's threads. invalid_field if
  /// `target` lies in the past.
  Result<Instant> advance_to(Instant target);

 private:
  std::optional<std::pair<Instant, GameId>> earliest();
  void fire(GameId game);

  DevWallClock& clock_;
  Threads& threads_;
  Rooms& rooms_;
  db::Games& games_;
  std::function<void()> settle_;
  std::mutex one_at_a_time_;
};

}  // namespace crownhead::live
