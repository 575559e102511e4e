#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "db/cluster/nodes.hpp"
#include "rules/instant.hpp"

namespace crownhead::link {

/// The numbers of the messages between this node and each other member. Reads no clock and sends
/// nothing. For one thread at a time.
class Peers {
 public:
  /// A peer that sent nothing for so long is lost.
  static constexpr Millis silent_for{1500};

  explicit Peers(db::NodeId self) : self_(self) {}

  /// Replaces the members. Numbers of nodes that remain continue.
  void set_members(const std::vector<db::NodeId>& members);
  /// Returns the other members.
  std::vector<db::NodeId> others() const;

  /// Returns the number of the next message to the peer, from 1. A number whose message is not sent
  /// is a gap that the peer notices. nullopt: not a member.
  std::optional<std::uint64_t> next_number(db::NodeId to);

  enum class Finding : std::uint8_t {
    next,      ///< the one after the last
    first,     ///< of a peer that is new or was lost: earlier ones may be missing
    gap,       ///< earlier ones are missing
    repeated,  ///< ignore it
    stranger,  ///< ignore it: the sender is no other member
  };
  /// Call with the sender and number of each message. `at` is a span since any fixed moment.
  Finding received(db::NodeId from, std::uint64_t number, Millis at);

  /// Returns the peers that are lost since the last call.
  std::vector<db::NodeId> newly_lost(Millis now);
  /// Returns how many other members are not lost.
  std::size_t heard() const;

 private:
  struct Peer {
    std::uint64_t sent = 0;
    std::uint64_t received = 0;
    std::optional<Millis> heard_at = std::nullopt;  ///< nullopt: new or lost
  };

  db::NodeId self_;
  std::map<db::NodeId, Peer> peers_;
};

}  // namespace crownhead::link
