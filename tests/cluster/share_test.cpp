#include "server/cluster/share.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::cluster {
namespace {

using db::Epoch;
using db::NodeId;
using testing::SizeIs;

constexpr NodeId self{5}, other{6}, third{7};
constexpr int games = 200;

Epoch epoch(std::int64_t number, std::vector<NodeId> members,
            std::optional<NodeId> gone = std::nullopt) {
  return {.number = number,
          .at = {1000},
          .members = std::move(members),
          .gone = gone,
          .alive = gone ? std::optional(Instant{900}) : std::nullopt};
}

class SharedWork : public testing::Test {
 protected:
  void SetUp() override { share.become(self); }
  void renew() {
    const Millis now = since_boot();
    share.renew(now, now, [this](Millis span) { lost = span; });
  }
  int owned() const {
    int count = 0;
    for (int game = 0; game < games; ++game) count += share.owns(Owned::game, game) ? 1 : 0;
    return count;
  }

  Share share;
  std::optional<Millis> lost;
};

TEST(WholeShare, OfAProcessThatIsNoNode) {
  EXPECT_FALSE(whole_share().is_node());
  EXPECT_TRUE(whole_share().owns(Owned::game, 1));
  EXPECT_TRUE(whole_share().holds(Role::outbox));
  EXPECT_TRUE(whole_share().time_passes());
  EXPECT_FALSE(whole_share().others_write());
  EXPECT_FALSE(whole_share().awaits_refund({1}));
  EXPECT_THAT(whole_share().deaths(), SizeIs(0));
}

TEST_F(SharedWork, BeginsWhenTheNodeIsAMember) {
  renew();
  share.enter(epoch(1, {other}));
  EXPECT_EQ(owned(), 0);
  EXPECT_FALSE(share.holds(Role::lobby));
  share.enter(epoch(2, {other, self}));
  EXPECT_GT(owned(), games / 4);
  EXPECT_LT(owned(), 3 * games / 4);
  EXPECT_FALSE(share.holds(Role::lobby)) << "the other joined first";
  EXPECT_TRUE(share.holds(Role::outbox));
  share.enter(epoch(3, {self}));
  EXPECT_EQ(owned(), games);
  EXPECT_TRUE(share.holds(Role::lobby));
  EXPECT_EQ(share.epoch(), 3);
}

TEST_F(SharedWork, TimePassesWithALease) {
  EXPECT_FALSE(share.time_passes()) << "before the first heartbeat";
  share.enter(epoch(1, {self}));
  renew();
  EXPECT_TRUE(share.time_passes());
  const Millis old = since_boot() - Lease::length - Millis{1};
  share.renew(old, since_boot(), [](Millis) {});
  EXPECT_FALSE(share.time_passes());
  renew();
  EXPECT_TRUE(share.time_passes());
  share.end_lease();
  renew();
  EXPECT_FALSE(share.time_passes()) << "it has left";
}

TEST_F(SharedWork, ALongLossIsReportedBeforeTimePassesAgain) {
  share.enter(epoch(1, {self}));
  const Millis long_ago = since_boot() - seconds(60);
  share.renew(long_ago, long_ago, [](Millis) {});
  bool passed = true;
  const Millis now = since_boot();
  share.renew(now, now, [&](Millis span) {
    lost = span;
    passed = share.time_passes();
  });
  ASSERT_TRUE(lost);
  EXPECT_GE(*lost, seconds(58));
  EXPECT_FALSE(passed);
  EXPECT_TRUE(share.time_passes());
}

TEST_F(SharedWork, ANodeThatJoinsOthersLetsNoTimePassAtFirst) {
  share.enter(epoch(1, {other, self}));
  renew();
  EXPECT_FALSE(share.time_passes());
  EXPECT_TRUE(share.others_write());
}

TEST_F(SharedWork, GamesOfADeadMemberWaitForTheirRefund) {
  share.enter(epoch(1, {self, other, third}));
  share.enter(epoch(2, {self, third}, other));
  ASSERT_THAT(share.deaths(), SizeIs(1));
  EXPECT_EQ(share.deaths()[0].alive, Instant{900});
  const Placement before({self, other, third});
  for (int game = 0; game < games; ++game)
    ASSERT_EQ(share.awaits_refund({game}), before.owner(Owned::game, game) == other) << game;
  share.enter(epoch(3, {self}, third));
  ASSERT_THAT(share.deaths(), SizeIs(2));
  share.refunded(1);
  ASSERT_THAT(share.deaths(), SizeIs(1));
  EXPECT_EQ(share.deaths()[0].node, third);
  share.refunded(1);
  EXPECT_FALSE(share.awaits_refund({1}));
}

TEST_F(SharedWork, GamesOfOneThatDiedBeforeThisNodeJoinedWaitToo) {
  share.enter(epoch(1, {other, third}));
  share.enter(epoch(2, {third}, other));
  share.enter(epoch(3, {third, self}));
  ASSERT_THAT(share.deaths(), SizeIs(1));
  EXPECT_EQ(share.deaths()[0].node, other);
}

TEST_F(SharedWork, AMemberThatLeavesOwesNoTime) {
  share.enter(epoch(1, {self, other}));
  share.enter(epoch(2, {self}));
  EXPECT_THAT(share.deaths(), SizeIs(0));
  EXPECT_EQ(owned(), games);
  EXPECT_TRUE(share.others_write()) << "rooms may still lack what it wrote";
}

}  // namespace
}  // namespace crownhead::cluster
