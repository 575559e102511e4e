#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>

namespace crownhead::live {

/// Runs work that no one waits for, in small steps, on its own low-priority thread.
class BackgroundWork {
 public:
  using Duration = std::chrono::steady_clock::duration;
  /// Does one step and returns how long to rest after it. An exception is logged, and the next step
  /// runs ten seconds later.
  using Bit = std::function<Duration()>;
  using ErrorSink = std::function<void(std::string_view)>;

  BackgroundWork(Bit bit, ErrorSink log_error)
      : bit_(std::move(bit)), log_error_(std::move(log_error)) {}
  ~BackgroundWork() { stop(); }
  BackgroundWork(const BackgroundWork&) = delete;
  BackgroundWork& operator=(const BackgroundWork&) = delete;

  void start();
  /// Waits for the step in progress.
  void stop();
  /// True after stop(); a long step may check it. Callable from any thread.
  bool stopping() const;

 private:
  void work();
  /// Returns false when the thread has to stop.
  bool rest(Duration rest);

  Bit bit_;
  ErrorSink log_error_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace crownhead::live
