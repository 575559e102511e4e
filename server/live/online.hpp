#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <unordered_map>

#include "rules/ids.hpp"
#include "server/live/threads.hpp"

namespace crownhead::live {

/// How many players are here, each counted once however many sockets he has. Lives on one thread;
/// come() and go() may be called on any, the rest there.
class Online {
 public:
  /// `changed` is called there, some time after the number has changed.
  Online(Threads& threads, std::size_t thread, std::function<void()> changed);

  void come(UserId user);
  void go(UserId user);

  int count() const { return static_cast<int>(sockets_.size()); }

 private:
  using Timer = boost::asio::basic_waitable_timer<
      std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

  void tell_soon();

  Threads& threads_;
  std::size_t thread_;
  std::function<void()> changed_;
  std::unordered_map<UserId, int> sockets_;
  Timer timer_;
  bool telling_ = false;
};

}  // namespace crownhead::live
