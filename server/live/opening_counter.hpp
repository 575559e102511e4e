#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>

#include "db/games/openings.hpp"
#include "server/live/background_work.hpp"

namespace crownhead::live {

/// Counts the openings of finished games in the background: a few games in a
/// job, and as long a rest behind each as it took, so that moves never wait for it.
class OpeningCounter {
 public:
  /// Is told at times, on its thread, how many games are still to be counted: 0 in the end.
  using Told = std::function<void(std::int64_t waiting)>;

  OpeningCounter(
      db::Openings& openings, BackgroundWork::Trouble trouble, Told told = [](std::int64_t) {});

  void start() { work_.start(); }
  /// Ends the job that is under way.
  void stop() { work_.stop(); }

  /// How many games are to be counted, as it last saw it. Any thread.
  std::int64_t waiting() const { return waiting_.load(std::memory_order_relaxed); }

 private:
  using Time = std::chrono::steady_clock;

  /// Counts some, and says how long to rest.
  Time::duration count();
  /// False if there were none.
  bool count_some();
  void tell(std::int64_t waiting);

  db::Openings& openings_;
  Told told_;
  std::atomic<std::int64_t> waiting_ = 0;
  Time::time_point looked_ = {};  ///< how many there are; the thread's own
  bool behind_ = false;           ///< told so, and not yet that it ended; the thread's own
  BackgroundWork work_;
};

}  // namespace crownhead::live
