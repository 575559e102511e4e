#include "server/cluster/placement.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>

namespace crownhead::cluster {
namespace {

using db::NodeId;

constexpr std::int64_t games = 20'000;

std::vector<NodeId> members(std::int64_t first, int count) {
  std::vector<NodeId> all(static_cast<std::size_t>(count));
  for (NodeId& member : all) member.value = first++;
  return all;
}

RC_GTEST_PROP(Placements, AJoinMovesAnEqualShareToTheNewMember, ()) {
  const auto before = members(*rc::gen::inRange(1, 100'000), *rc::gen::inRange(1, 8));
  auto after = before;
  after.push_back({before.back().value + *rc::gen::inRange(1, 1000)});
  const Placement old(before), now(after);
  std::int64_t moved = 0;
  for (std::int64_t id = 1; id <= games; ++id) {
    const NodeId owner = now.owner(Owned::game, id);
    if (owner == after.back())
      ++moved;
    else
      RC_ASSERT(owner == old.owner(Owned::game, id));
  }
  const double share = static_cast<double>(moved * std::ssize(after)) / games;
  RC_ASSERT(share > 0.85);
  RC_ASSERT(share < 1.15);
}

RC_GTEST_PROP(Placements, ARemovalMovesOnlyWhatTheMemberOwned, ()) {
  const auto before = members(*rc::gen::inRange(1, 100'000), *rc::gen::inRange(2, 8));
  const NodeId gone = *rc::gen::elementOf(before);
  auto after = before;
  std::erase(after, gone);
  const Placement old(before), now(after);
  std::map<NodeId, int> inherited;
  for (std::int64_t id = 1; id <= games; ++id) {
    const NodeId owner = old.owner(Owned::tournament, id);
    const NodeId next = now.owner(Owned::tournament, id);
    if (owner == gone)
      ++inherited[next];
    else
      RC_ASSERT(next == owner);
  }
  RC_ASSERT(inherited.size() == after.size());
}

TEST(Placements, DependOnTheKind) {
  const Placement placement(members(1, 2));
  int same = 0;
  for (std::int64_t id = 1; id <= 1000; ++id)
    same += static_cast<int>(placement.owner(Owned::game, id) ==
                             placement.owner(Owned::rate_limit, id));
  EXPECT_GT(same, 400);
  EXPECT_LT(same, 600);
}

/// The order of joining decides roles only.
TEST(Placements, DoNotDependOnTheOrderOfMembers) {
  const Placement one(std::vector<NodeId>{{3}, {7}, {9}}),
      other(std::vector<NodeId>{{9}, {3}, {7}});
  for (std::int64_t id = -1000; id <= 1000; ++id)
    EXPECT_EQ(one.owner(Owned::rate_limit, id), other.owner(Owned::rate_limit, id));
}

/// Nodes of different releases compute the same owners.
TEST(Placements, NeverChange) {
  const Placement placement(members(1, 5));
  std::string owners;
  for (std::int64_t id = 1; id <= 20; ++id)
    owners += std::to_string(placement.owner(Owned::game, id).value);
  for (std::int64_t id = 1; id <= 10; ++id)
    owners += std::to_string(placement.owner(Owned::tournament, id).value);
  EXPECT_EQ(owners, "554135213541433114244212441355");
}

TEST(Placements, GiveRolesBySeniority) {
  const NodeId oldest{8}, second{2}, third{5};
  const auto roles = [](const std::vector<NodeId>& of) {
    const Placement placement(of);
    return std::vector{placement.holder(Role::lobby), placement.holder(Role::outbox),
                       placement.holder(Role::housekeeping)};
  };
  EXPECT_EQ(roles({oldest}), (std::vector{oldest, oldest, oldest}));
  EXPECT_EQ(roles({oldest, second}), (std::vector{oldest, second, second}));
  EXPECT_EQ(roles({oldest, second, third}), (std::vector{oldest, second, second}));
  EXPECT_EQ(roles({second, third}), (std::vector{second, third, third}));
}

}  // namespace
}  // namespace crownhead::cluster
