#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "db/cluster/nodes.hpp"
#include "server/cluster/database_clock.hpp"
#include "server/cluster/members.hpp"
#include "server/cluster/share.hpp"

namespace crownhead::cluster {

/// Makes this process a node: registers it, and sends a heartbeat every 500 ms on a thread and a
/// connection of its own, as long as the object lives. All functions block for a round trip or
/// more and may be called on any thread.
class Heartbeats {
 public:
  struct Callbacks {
    std::function<Instant()> now;         ///< the node's clock
    std::function<Instant()> system_now;  ///< the machine's clock
    /// Called on the thread of the heartbeats when the node was removed; must end the process.
    std::function<void()> on_removed;
    /// Called on that thread before time passes again, after the lease was lost for so long.
    std::function<void(Millis)> on_lease_lost;
    std::function<void(std::string_view)> log_error;
    /// True while the node can exchange messages with others. Called on that thread.
    /// Empty: the node needs no link.
    std::function<bool()> linked = {};
  };

  /// `address` is a database of PostgreSQL with the current schema. Throws StoreError, or
  /// std::runtime_error with a sentence if a node of that name lives.
  Heartbeats(std::string address, const db::NodeDescription& description, Share& share,
             Callbacks callbacks);
  /// Leaves if leave() was not called.
  ~Heartbeats();
  Heartbeats(const Heartbeats&) = delete;
  Heartbeats& operator=(const Heartbeats&) = delete;

  db::NodeId node() const { return node_; }

  /// Call when the connections that write are open. Throws std::runtime_error with a sentence if
  /// another node of that name has registered earlier and lives.
  void require_own_name();

  /// Waits until the node is a member. The dead are removed first. Returns true if it joined
  /// others, false if it is alone. Throws std::runtime_error with a sentence after 30 s.
  bool join();
  /// Sends no more heartbeats and removes the node. The lease has ended when this returns.
  void leave();

  void set_address(const std::string& address);
  /// Returns by how much the database's clock is ahead of the machine's; 0 until it is known. Does
  /// not block.
  Millis database_ahead() const { return {ahead_ms_.load(std::memory_order_relaxed)}; }

 private:
  void run();
  void beat();
  void declare_dead(const std::vector<db::NodeRow>& dead);
  void enter(const db::Epoch& epoch);
  void stop_thread();

  std::string address_;
  std::string name_;
  Share& share_;
  Callbacks callbacks_;

  std::atomic<std::int64_t> ahead_ms_ = 0;
  std::mutex mutex_;  ///< guards the members below, also during a round trip
  std::optional<db::Connection> connection_;
  db::NodeId node_;
  Members members_;
  DatabaseClock clock_;
  bool joins_ = false;
  bool fails_ = false;  ///< the last heartbeat failed, which was logged

  std::mutex stop_mutex_;
  std::condition_variable changed_;
  bool stopping_ = false;
  bool left_ = false;
  std::thread thread_;
};

}  // namespace crownhead::cluster
