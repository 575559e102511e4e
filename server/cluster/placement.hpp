#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "db/cluster/nodes.hpp"

namespace crownhead::cluster {

/// What has an owner, a member that keeps it in memory. The numbers must never change: all nodes
/// compute the same owner.
enum class Owned : std::uint8_t { game = 1, tournament = 2, rate_limit = 3 };

/// Work that one member does for all.
enum class Role : std::uint8_t { lobby, outbox, housekeeping };

/// Which member owns what. All nodes with the same epoch compute the same, without messages. Two
/// nodes with different epochs may both believe that they own a game; the log decides (I4).
class Placement {
 public:
  /// `members` as in an epoch, at least one.
  explicit Placement(std::vector<db::NodeId> members) : members_(std::move(members)) {}

  const std::vector<db::NodeId>& members() const { return members_; }

  /// Returns the member with the highest hash of the kind, the id and the member. A join therefore
  /// moves 1/N of everything, all of it to the new member, and a removal only what the removed
  /// member owned. `id` of a rate limit is a hash of its key.
  db::NodeId owner(Owned kind, std::int64_t id) const;

  /// Returns the member that joined first for the lobby, and the second for all other work. A
  /// single member has all roles.
  db::NodeId holder(Role role) const;

 private:
  std::vector<db::NodeId> members_;
};

}  // namespace crownhead::cluster
