#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>

#include "db/openings/openings.hpp"
#include "server/runtime/background_work.hpp"

namespace crownhead::live {

/// Counts the openings of finished games in the background, a few games per job. Rests nine times
/// as long as each job took, so that moves never wait for it.
class OpeningCounter {
 public:
  /// Called from time to time, on the counter's thread, with the number of games left; 0 at the
  /// end.
  using Report = std::function<void(std::int64_t waiting)>;

  OpeningCounter(
      db::Openings& openings, BackgroundWork::ErrorSink log_error,
      Report report = [](std::int64_t) {});

  void start() { work_.start(); }
  /// Counts nothing until it is called with false. Callable from any thread.
  void pause(bool paused) { work_.pause(paused); }
  /// Waits for the job in progress.
  void stop() { work_.stop(); }

  /// Returns the number of games left when it was last checked. Callable from any thread.
  std::int64_t waiting() const { return waiting_.load(std::memory_order_relaxed); }

 private:
  using Time = std::chrono::steady_clock;

  /// Counts some games and returns how long to rest.
  Time::duration count();
  /// Returns false if there were none.
  bool count_some();
  void report(std::int64_t waiting);

  db::Openings& openings_;
  Report report_;
  std::atomic<std::int64_t> waiting_ = 0;
  Time::time_point looked_ = {};  ///< last check of the number left; used only by the thread
  bool behind_ = false;  ///< a backlog was reported, its end not yet; used only by the thread
  BackgroundWork work_;
};

}  // namespace crownhead::live
