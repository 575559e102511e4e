#include "server/link/peers.hpp"

#include <algorithm>
#include <utility>

namespace crownhead::link {

void Peers::set_members(const std::vector<db::NodeId>& members) {
  std::erase_if(peers_, [&members](const auto& peer) {
    return std::ranges::find(members, peer.first) == members.end();
  });
  for (const db::NodeId member : members)
    if (member != self_) peers_.try_emplace(member);
}

std::vector<db::NodeId> Peers::others() const {
  std::vector<db::NodeId> others;
  others.reserve(peers_.size());
  for (const auto& [node, peer] : peers_) others.push_back(node);
  return others;
}

std::optional<std::uint64_t> Peers::next_number(db::NodeId to) {
  const auto it = peers_.find(to);
  if (it == peers_.end()) return std::nullopt;
  return ++it->second.sent;
}

Peers::Finding Peers::received(db::NodeId from, std::uint64_t number, Millis at) {
  const auto it = peers_.find(from);
  if (it == peers_.end()) return Finding::stranger;
  Peer& peer = it->second;
  if (number <= peer.received) return Finding::repeated;
  const bool first = !std::exchange(peer.heard_at, at);
  const std::uint64_t last = std::exchange(peer.received, number);
  if (first) return Finding::first;
  return number == last + 1 ? Finding::next : Finding::gap;
}

std::vector<db::NodeId> Peers::newly_lost(Millis now) {
  std::vector<db::NodeId> lost;
  for (auto& [node, peer] : peers_) {
    if (!peer.heard_at || now - *peer.heard_at < silent_for) continue;
    peer.heard_at.reset();
    lost.push_back(node);
  }
  return lost;
}

std::size_t Peers::heard() const {
  return static_cast<std::size_t>(std::ranges::count_if(
      peers_, [](const auto& peer) { return peer.second.heard_at.has_value(); }));
}

}  // namespace crownhead::link
