#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>

namespace crownhead::live {

/// Runs work in small steps on its own low-priority thread, until stop().
class BackgroundWork {
 public:
  using Duration = std::chrono::steady_clock::duration;
  /// Does one step and returns how long to rest after it. An exception is logged, and the next step
  /// runs ten seconds later.
  using Step = std::function<Duration()>;
  using ErrorSink = std::function<void(std::string_view)>;

  /// A rest that only wake() and stop() end.
  static constexpr Duration until_woken = std::chrono::hours(24);
  static constexpr int low_priority = 15;

  /// `niceness` is the thread's, in the system's units.
  BackgroundWork(Step step, ErrorSink log_error, int niceness = low_priority)
      : step_(std::move(step)), log_error_(std::move(log_error)), niceness_(niceness) {}
  ~BackgroundWork() { stop(); }
  BackgroundWork(const BackgroundWork&) = delete;
  BackgroundWork& operator=(const BackgroundWork&) = delete;

  void start();
  /// Ends the rest in progress, or skips the next one if a step is in progress. Callable from any
  /// thread.
  void wake();
  /// Starts no step until it is called with false. Callable from any thread.
  void pause(bool paused);
  /// Waits for the step in progress.
  void stop();
  /// True while paused and after stop(); a long step checks it and ends. Callable from any thread.
  bool interrupted() const;

 private:
  void work();
  /// Returns false when the thread has to stop.
  bool rest(Duration rest);

  Step step_;
  ErrorSink log_error_;
  int niceness_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  bool woken_ = false;
  bool paused_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace crownhead::live
