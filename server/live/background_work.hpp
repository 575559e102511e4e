#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>

namespace crownhead::live {

/// Work that nobody waits for, done bit by bit on a thread of its own of low priority.
class BackgroundWork {
 public:
  using Duration = std::chrono::steady_clock::duration;
  /// Does a bit and says how long to rest behind it. What it throws is told, and the next bit comes
  /// ten seconds later.
  using Bit = std::function<Duration()>;
  using Trouble = std::function<void(std::string_view)>;

  BackgroundWork(Bit bit, Trouble trouble) : bit_(std::move(bit)), trouble_(std::move(trouble)) {}
  ~BackgroundWork() { stop(); }
  BackgroundWork(const BackgroundWork&) = delete;
  BackgroundWork& operator=(const BackgroundWork&) = delete;

  void start();
  /// Waits for the bit that is under way.
  void stop();
  /// Whether it is to stop: a long bit may ask. Any thread.
  bool stopping() const;

 private:
  void work();
  /// False when it is to stop.
  bool rest(Duration rest);

  Bit bit_;
  Trouble trouble_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace crownhead::live
