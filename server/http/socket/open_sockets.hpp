#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "db/accounts/sessions.hpp"
#include "server/net/socket.hpp"
#include "server/runtime/threads.hpp"

namespace crownhead::api {

/// The open WebSockets by player, so that they close with the session or token that opened them.
/// Callable from any thread.
class OpenSockets {
 public:
  using Which = std::function<bool(const db::Bearer&)>;

  explicit OpenSockets(live::Threads& threads) : threads_(threads) {}

  std::uint64_t add(const db::Bearer& bearer, const std::shared_ptr<net::Socket>& socket);
  void remove(UserId user, std::uint64_t number);

  /// Closes sockets whose session or token has expired: those for which `lives` returns false. The
  /// second form looks at one player's only. Both run `lives` without a lock.
  void close_ended(const Which& lives);
  void close_ended(UserId user, const Which& lives);
  /// Sets what is called with each player some of whose sockets are closed because their sessions
  /// or tokens ended. Call before any socket is opened.
  void when_closed(std::function<void(UserId)> closed) { closed_ = std::move(closed); }
  /// Closes the player's sockets selected by `which`. A browser reconnects with its current
  /// session.
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

  void close_ended(const std::vector<Entry>& open, const Which& lives);

  live::Threads& threads_;
  std::function<void(UserId)> closed_;  ///< may be empty
  std::mutex mutex_;
  std::uint64_t last_ = 0;
  std::unordered_multimap<UserId, Entry> entries_;
};

}  // namespace crownhead::api
