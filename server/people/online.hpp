#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <unordered_map>
#include <vector>

#include "rules/ids.hpp"
#include "server/runtime/threads.hpp"

namespace crownhead::live {

/// The players who are online, each counted once however many sockets they have. Lives on one
/// thread: call the const functions there, the rest on any.
class Online {
 public:
  /// `changed` is called on that thread, some time after the count has changed.
  Online(Threads& threads, std::size_t thread, std::function<void()> changed);

  void come(UserId user);
  void go(UserId user);

  /// Passes the offline players among `users` to `done` on its thread, in the same order.
  void absent(std::vector<UserId> users, std::move_only_function<void(std::vector<UserId>)> done);

  /// Returns some of the players who are online. Call it on the thread.
  std::vector<UserId> some(std::size_t most) const;
  /// Call it on the thread.
  bool has(UserId user) const { return sockets_.contains(user); }

  int count() const { return static_cast<int>(sockets_.size()); }

 private:
  using Timer = boost::asio::basic_waitable_timer<
      std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

  void publish_soon();

  Threads& threads_;
  std::size_t thread_;
  std::function<void()> changed_;
  std::unordered_map<UserId, int> sockets_;
  Timer timer_;
  bool publishing_ = false;
};

}  // namespace crownhead::live
