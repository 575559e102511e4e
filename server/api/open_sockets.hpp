#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "db/accounts/sessions.hpp"
#include "server/live/threads.hpp"
#include "server/net/socket.hpp"

namespace crownhead::api {

/// The WebSockets by the player for whom they speak, so that they end with the session or token
/// that opened them. Any thread.
class OpenSockets {
 public:
  using Which = std::function<bool(const db::Bearer&)>;

  explicit OpenSockets(live::Threads& threads) : threads_(threads) {}

  std::uint64_t add(const db::Bearer& bearer, const std::shared_ptr<net::Socket>& socket);
  void remove(UserId user, std::uint64_t number);

  /// Closes those whose session or token has ended by itself, as `lives` says of each.
  void close_ended(const Which& lives);
  /// Closes those of the player that `which` names. A browser comes back with its present session.
  void close(UserId user, const Which& which);
  void close_all(UserId user);
  void close_session(UserId user, SessionId session);

 private:
  void close_one(std::size_t thread, const std::weak_ptr<net::Socket>& socket);

  struct Entry {
    std::uint64_t number;
    db::Bearer bearer;
    std::size_t thread;
    std::weak_ptr<net::Socket> socket;
  };

  live::Threads& threads_;
  std::mutex mutex_;
  std::uint64_t last_ = 0;
  std::unordered_multimap<UserId, Entry> entries_;
};

}  // namespace crownhead::api
