#include "server/link/peers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::link {
namespace {

using db::NodeId;
using testing::ElementsAre;
using testing::IsEmpty;
using enum Peers::Finding;

constexpr NodeId self{1}, other{2}, third{3};

class LinkPeers : public testing::Test {
 protected:
  LinkPeers() { peers.set_members({self, other, third}); }

  Peers::Finding received(std::uint64_t number, Millis at = {}) {
    return peers.received(other, number, at);
  }

  Peers peers{self};
};

TEST_F(LinkPeers, MessagesToEachPeerAreNumberedFromOne) {
  EXPECT_THAT(peers.others(), ElementsAre(other, third));
  EXPECT_EQ(peers.next_number(other), 1U);
  EXPECT_EQ(peers.next_number(other), 2U);
  EXPECT_EQ(peers.next_number(third), 1U);
  peers.set_members({self, other});
  EXPECT_EQ(peers.next_number(other), 3U);
  EXPECT_EQ(peers.next_number(third), std::nullopt);
}

TEST_F(LinkPeers, AGapIsNoticedOnce) {
  EXPECT_EQ(received(5), first) << "it may have sent others before this node was a member";
  EXPECT_EQ(received(6), next);
  EXPECT_EQ(received(9), gap);
  EXPECT_EQ(received(10), next);
  EXPECT_EQ(received(10), repeated);
  EXPECT_EQ(received(7), repeated);
}

TEST_F(LinkPeers, OnlyOtherMembersAreHeard) {
  EXPECT_EQ(peers.received(NodeId{4}, 1, {}), stranger);
  EXPECT_EQ(peers.received(self, 1, {}), stranger);
  EXPECT_EQ(peers.heard(), 0U);
}

TEST_F(LinkPeers, ASilentPeerIsLostAndStartsAgain) {
  EXPECT_THAT(peers.newly_lost({0}), IsEmpty()) << "neither has sent anything yet";
  EXPECT_EQ(received(1, {1000}), first);
  EXPECT_EQ(peers.heard(), 1U);
  EXPECT_THAT(peers.newly_lost({2499}), IsEmpty());
  EXPECT_THAT(peers.newly_lost({2500}), ElementsAre(other));
  EXPECT_THAT(peers.newly_lost({9000}), IsEmpty());
  EXPECT_EQ(peers.heard(), 0U);
  EXPECT_EQ(received(2, {9000}), first);
}

}  // namespace
}  // namespace crownhead::link
