#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>

#include "db/games/openings.hpp"

namespace crownhead::live {

/// Counts the openings of finished games, on a thread of its own of low priority: a few games in a
/// job, and as long a rest behind each as it took, so that moves never wait for it.
class OpeningCounter {
 public:
  using Trouble = std::function<void(std::string_view)>;
  /// Is told at times, on its thread, how many games are still to be counted: 0 in the end.
  using Told = std::function<void(std::int64_t waiting)>;

  OpeningCounter(db::Openings& openings, Trouble trouble, Told told = [](std::int64_t) {});
  ~OpeningCounter() { stop(); }
  OpeningCounter(const OpeningCounter&) = delete;
  OpeningCounter& operator=(const OpeningCounter&) = delete;

  void start();
  /// Ends the job that is under way.
  void stop();

  /// How many games are to be counted, as it last saw it. Any thread.
  std::int64_t waiting() const { return waiting_.load(std::memory_order_relaxed); }

 private:
  using Time = std::chrono::steady_clock;

  void work();
  /// False if there were none.
  bool count_some();
  void tell(std::int64_t waiting);
  /// False when it is to stop.
  bool rest(Time::duration rest);

  db::Openings& openings_;
  Trouble trouble_;
  Told told_;
  std::atomic<std::int64_t> waiting_ = 0;
  Time::time_point looked_ = {};  ///< how many there are; the thread's own
  bool behind_ = false;           ///< told so, and not yet that it ended; the thread's own
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace crownhead::live
