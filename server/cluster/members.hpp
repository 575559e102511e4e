#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "db/cluster/nodes.hpp"
#include "rules/instant.hpp"

namespace crownhead::cluster {

/// What a node knows of the others, from the heartbeats that it has sent. It reads no clock and
/// sends nothing. For one thread.
///
/// No clocks of two nodes are compared: a node is dead if its row does not change while this node
/// reads it several times. Heartbeats are sent at least `pace` apart.
class Members {
 public:
  static constexpr Millis pace{500};
  /// A node is dead after this many reads without a change, 2 s.
  static constexpr int reads_until_dead = 4;
  /// The same if no connection holds its locks: it was killed.
  static constexpr int reads_until_dead_without_lanes = 2;
  /// After losing the store, a node first lets the others reach it again.
  static constexpr Millis observed_for{3000};

  /// A node that has no link for so long, while another one has one, is cut off.
  static constexpr Millis cut_off_after{3000};

  explicit Members(db::NodeId self) : self_(self) {}

  struct Findings {
    /// This node was removed. It must exit and never resume under its id.
    bool removed = false;
    /// Nodes to declare dead, in the order of their ids, each with the epoch after the one before.
    /// A node that has not joined also finds them, because all members may be dead.
    std::vector<db::NodeRow> dead;
    bool cut_off = false;
  };

  /// Call after each successful heartbeat, which was sent at `sent` (as in Lease).
  Findings heartbeat_answered(const db::Heartbeat& heartbeat, Millis sent);
  /// Call after a heartbeat that failed: the store could not be reached.
  void heartbeat_failed() { lost_ = true; }
  /// Call with each epoch that this node has inserted itself.
  void enter(const db::Epoch& epoch);

  const db::Epoch& epoch() const { return epoch_; }
  /// Returns the number of the epoch to pass to the next heartbeat.
  std::optional<std::int64_t> known() const;
  bool joined() const { return epoch_.has(self_); }
  /// True if a heartbeat was answered and every other node has sent one since. A node joins only
  /// then: otherwise it would own games of a member that is dead and whose time is to be refunded.
  bool settled() const;

 private:
  struct Seen {
    std::int64_t heartbeat = 0;
    int reads = 0;       ///< without a change
    bool lives = false;  ///< it has changed while this node read it
  };

  void observe(const db::Heartbeat& heartbeat);
  bool is_cut_off(const db::Heartbeat& heartbeat, Millis sent);

  db::NodeId self_;
  db::Epoch epoch_;
  bool heard_ = false;  ///< a heartbeat was answered
  bool was_member_ = false;
  bool lost_ = false;  ///< the store, since the last answer
  std::optional<Millis> last_sent_;
  std::optional<Millis> observes_until_;
  std::optional<Millis> unlinked_since_;  ///< while another node has a link
  std::map<db::NodeId, Seen> seen_;
};

}  // namespace crownhead::cluster
