#pragma once

#include <boost/asio/basic_waitable_timer.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <vector>

#include "server/live/threads.hpp"

namespace crownhead::live {

/// Has every thread look from time to time for what nobody asks for any more.
class IdleLooks {
 public:
  /// `look` is called on the thread that it names.
  IdleLooks(Threads& threads, std::function<void(std::size_t thread)> look);

  /// Looks after each `between` from now on.
  void start(std::chrono::milliseconds between);

  /// Looks once; blocks until every thread has done so. Not to be called on one of them.
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
