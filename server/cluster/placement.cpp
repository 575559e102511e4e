#include "server/cluster/placement.hpp"

#include <algorithm>

#include "rules/split_mix.hpp"

namespace crownhead::cluster {

db::NodeId Placement::owner(Owned kind, std::int64_t id) const {
  const auto of_id = split_mix(static_cast<std::uint64_t>(id), static_cast<std::uint64_t>(kind));
  return *std::ranges::max_element(members_, {}, [of_id](db::NodeId member) {
    return std::pair(split_mix(of_id, static_cast<std::uint64_t>(member.value)), member);
  });
}

db::NodeId Placement::holder(Role role) const {
  const bool first = role == Role::lobby || members_.size() == 1;
  return members_[first ? 0 : 1];
}

}  // namespace crownhead::cluster
