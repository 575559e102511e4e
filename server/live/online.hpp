#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <unordered_map>
#include <vector>

#include "rules/ids.hpp"
#include "server/live/threads.hpp"

namespace crownhead::live {

/// Which players are here, each counted once however many sockets they have. Lives on one thread;
/// count() is called there, the rest on any.
class Online {
 public:
  /// `changed` is called there, some time after the number has changed.
  Online(Threads& threads, std::size_t thread, std::function<void()> changed);

  void come(UserId user);
  void go(UserId user);

  /// Gives those of `users` who are not here, in their order, on its thread.
  void absent(std::vector<UserId> users, std::move_only_function<void(std::vector<UserId>)> done);

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
