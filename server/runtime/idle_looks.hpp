#pragma once

#include <boost/asio/basic_waitable_timer.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <vector>

#include "server/runtime/threads.hpp"

namespace crownhead::live {

/// Lets every thread check periodically for objects that are no longer used.
class IdleLooks {
 public:
  /// `look` is called on the thread given as its argument.
  IdleLooks(Threads& threads, std::function<void(std::size_t thread)> look);

  /// Starts the checks, one per thread every `between`.
  void start(std::chrono::milliseconds between);

  /// Runs one check and blocks until every thread has done it. Do not call on one of these threads.
  void look_now();

 private:
  using Timer = boost::asio::basic_waitable_timer<
      std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

  void look_again(std::size_t thread);

  Threads& threads_;
  std::function<void(std::size_t thread)> look_;
  std::chrono::milliseconds between_{};
  std::vector<Timer> timers_;  ///< by thread
};

}  // namespace crownhead::live
