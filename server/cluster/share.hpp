#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "db/cluster/nodes.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "server/cluster/lease.hpp"
#include "server/cluster/placement.hpp"

namespace crownhead::cluster {

/// A member that was declared dead while this process ran. Its games get back the time from `alive`
/// until the refund.
struct Death {
  db::NodeId node;
  Instant alive;  ///< its own time at its last heartbeat
  Placement before;
};

/// What this process does of the work that all nodes share. A process that is no node does
/// everything. Everything but become() is safe on any thread.
class Share {
 public:
  Share() = default;

  /// Makes this process the node `self`, which does nothing until it is a member. Call before other
  /// threads use the share.
  void become(db::NodeId self);
  bool is_node() const { return self_.has_value(); }
  /// Call on a node.
  db::NodeId self() const { return self_.value(); }

  /// True if this node enforces deadlines of the game or tournament. Others may also append to it.
  bool owns(Owned kind, std::int64_t id) const;
  /// True if this node does that work. Only a hint: another node may still believe the same.
  bool holds(Role role) const;
  /// True while time may pass: the node has its lease. Read the time first. See Lease.
  bool time_passes() const;
  /// True once another node may have written to the database while this one runs.
  bool others_write() const { return others_write_.load(std::memory_order_acquire); }
  /// True if the owner of the game has died and this node has not refunded its time.
  bool awaits_refund(GameId game) const;

  /// True if this node has had no link for a while and another one has: visitors are better served
  /// there.
  bool cut_off() const { return cut_off_.load(std::memory_order_relaxed); }

  /// Returns the number of the epoch, which changes with the members; 0 before the first.
  std::int64_t epoch() const { return number_.load(std::memory_order_acquire); }
  /// Returns the members in the order in which they joined.
  std::vector<db::NodeId> members() const;
  /// Returns the deaths whose games this node has not refunded.
  std::vector<Death> deaths() const;
  /// Call after the games of the first `count` of deaths() have got their time back. Each node
  /// refunds them all before it lets anyone play them, because it does not know whether another one
  /// has; the log accepts one of the refunds.
  void refunded(std::size_t count);

  // For the thread of the heartbeats:

  /// Call with each epoch, in order.
  void enter(const db::Epoch& epoch);
  /// Renews the lease. If it was lost for so long that the time must be refunded, `lost` is called
  /// first, with how long.
  template <class Lost>
  void renew(Millis sent, Millis answered, const Lost& lost) {
    // Until the outage is known, no time may pass.
    const bool was_held = lease_.held(answered);
    if (!was_held) paused_.store(true, std::memory_order_release);
    if (const auto span = lease_.renew(sent, answered)) lost(*span);
    paused_.store(false, std::memory_order_release);
  }
  void set_cut_off(bool is) { cut_off_.store(is, std::memory_order_relaxed); }
  /// Ends the lease permanently: the node leaves.
  void end_lease() { left_.store(true, std::memory_order_release); }

 private:
  struct State {
    std::optional<Placement> placement;  ///< nullopt while there are no members
    bool joined = false;
    std::vector<Death> deaths;
  };
  std::shared_ptr<const State> state() const;

  std::optional<db::NodeId> self_;
  Lease lease_;
  std::atomic<bool> paused_ = false, left_ = false, others_write_ = false, cut_off_ = false;
  std::atomic<std::int64_t> number_ = 0;
  /// A node that joined others lets them finish first: a game that it gets may still be refunded.
  std::atomic<std::int64_t> waits_until_ms_ = 0;
  mutable std::mutex mutex_;
  std::shared_ptr<const State> state_ = std::make_shared<const State>();
};

/// The share of a process that is no node.
const Share& whole_share();

/// Returns the span since the machine started, by a clock that also runs while it sleeps.
Millis since_boot();

}  // namespace crownhead::cluster
