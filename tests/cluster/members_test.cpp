#include "server/cluster/members.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::cluster {
namespace {

using db::Epoch;
using db::NodeId;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr NodeId self{5}, other{6}, third{7};

/// What a node reads of a store whose rows are changed by hand.
class Reader {
 public:
  explicit Reader(std::vector<NodeId> members = {self, other}) {
    epoch.number = 3;
    epoch.members = std::move(members);
    for (const NodeId node : epoch.members) add(node);
  }

  void add(NodeId node) {
    db::NodeRow row;
    row.id = node;
    now.nodes.push_back(row);
  }
  db::NodeRow& row(NodeId node) { return *std::ranges::find(now.nodes, node, &db::NodeRow::id); }
  /// Sends a heartbeat after `pause` and returns the nodes found dead.
  std::vector<NodeId> read(Millis pause = Members::pace) {
    sent += pause;
    ++row(self).heartbeat;
    db::Heartbeat heartbeat = now;
    if (members.known().value_or(0) < epoch.number) heartbeat.epochs = {epoch};
    const auto findings = members.heartbeat_answered(heartbeat, sent);
    removed = findings.removed;
    cut_off = findings.cut_off;
    std::vector<NodeId> dead;
    dead.reserve(findings.dead.size());
    for (const auto& found : findings.dead) dead.push_back(found.id);
    return dead;
  }

  Members members{self};
  Millis sent{100'000};
  db::Heartbeat now{.registered = true, .clock = {}, .nodes = {}, .epochs = {}};
  Epoch epoch;
  bool removed = false;
  bool cut_off = false;
};

TEST(KnownMembers, BeginWithTheNewestEpoch) {
  Reader reader;
  EXPECT_EQ(reader.members.known(), std::nullopt);
  EXPECT_FALSE(reader.members.joined());
  reader.read();
  EXPECT_EQ(reader.members.known(), 3);
  EXPECT_TRUE(reader.members.joined());
  EXPECT_EQ(reader.members.epoch(), reader.epoch);
}

TEST(KnownMembers, FindANodeDeadAfterFourReadsWithoutAChange) {
  Reader reader;
  for (int i = 0; i < 10; ++i) {
    ++reader.row(other).heartbeat;
    ASSERT_THAT(reader.read(), IsEmpty());
  }
  for (int i = 0; i < 3; ++i) ASSERT_THAT(reader.read(), IsEmpty()) << i;
  EXPECT_THAT(reader.read(), ElementsAre(other));
  EXPECT_THAT(reader.read(), ElementsAre(other)) << "until an epoch is stored";
  ++reader.row(other).heartbeat;
  EXPECT_THAT(reader.read(), IsEmpty());
}

TEST(KnownMembers, FindAKilledNodeDeadAfterTwoReads) {
  Reader reader;
  reader.read();
  reader.row(other).lanes_free = true;
  EXPECT_THAT(reader.read(), IsEmpty());
  EXPECT_THAT(reader.read(), ElementsAre(other));
  reader.row(other).lanes_free = false;
  EXPECT_THAT(reader.read(), IsEmpty());
}

TEST(KnownMembers, FindSeveralNodesDeadAtOnce) {
  Reader reader({third, self, other});
  for (int i = 0; i < 4; ++i) ASSERT_THAT(reader.read(), IsEmpty());
  EXPECT_THAT(reader.read(), testing::UnorderedElementsAre(other, third));
}

/// It was killed between its registration and its epoch.
TEST(KnownMembers, FindANodeDeadThatNeverJoined) {
  Reader reader({self});
  reader.read();
  reader.add(other);
  for (int i = 0; i < 4; ++i) ASSERT_THAT(reader.read(), IsEmpty());
  EXPECT_THAT(reader.read(), ElementsAre(other));
}

TEST(KnownMembers, AreObservedForThreeSecondsAfterTheStoreWasLost) {
  Reader reader;
  for (int i = 0; i < 4; ++i) reader.read();
  reader.members.heartbeat_failed();
  EXPECT_THAT(reader.read(), IsEmpty());
  const Millis found_again = reader.sent;
  while (reader.sent < found_again + Millis{2500}) ASSERT_THAT(reader.read(), IsEmpty());
  EXPECT_THAT(reader.read(), ElementsAre(other)) << "3 s after it was found again";
}

/// A heartbeat that was answered late, or a process that was stopped.
TEST(KnownMembers, AreObservedAfterAPause) {
  Reader reader;
  for (int i = 0; i < 4; ++i) reader.read();
  EXPECT_THAT(reader.read(Millis{1501}), IsEmpty());
  for (int i = 0; i < 5; ++i) EXPECT_THAT(reader.read(), IsEmpty());
  EXPECT_THAT(reader.read(), ElementsAre(other));
}

TEST(KnownMembers, AreJudgedAfterAShortPause) {
  Reader reader;
  for (int i = 0; i < 4; ++i) reader.read();
  EXPECT_THAT(reader.read(Millis{1500}), ElementsAre(other));
}

TEST(KnownMembers, DoNotIncludeANodeWithoutARow) {
  Reader reader;
  reader.read();
  EXPECT_FALSE(reader.removed);
  reader.now.registered = false;
  reader.read();
  EXPECT_TRUE(reader.removed);
}

TEST(KnownMembers, DoNotIncludeANodeThatAnEpochRemoved) {
  Reader reader;
  reader.read();
  ++reader.epoch.number;
  reader.epoch.members = {other};
  reader.read();
  EXPECT_TRUE(reader.removed);
}

TEST(KnownMembers, IgnoreAnOlderEpoch) {
  Reader reader;
  reader.read();
  Epoch older = reader.epoch;
  --older.number;
  older.members = {other};
  reader.members.enter(older);
  EXPECT_EQ(reader.members.epoch(), reader.epoch);
}

TEST(KnownMembers, ANodeIsCutOffAfterThreeSecondsWithoutTheLinkThatAnotherHas) {
  Reader reader;
  const auto is_cut_off = [&reader](int reads) {
    bool any = false;
    for (int i = 0; i < reads; ++i) {
      ++reader.row(other).heartbeat;
      reader.read();
      any = any || reader.cut_off;
    }
    return any;
  };
  EXPECT_FALSE(is_cut_off(10)) << "none has a link";
  reader.row(other).linked = true;
  EXPECT_FALSE(is_cut_off(6));
  EXPECT_TRUE(is_cut_off(1));
  reader.row(self).linked = true;
  EXPECT_FALSE(is_cut_off(10));
  reader.row(self).linked = false;
  EXPECT_FALSE(is_cut_off(6)) << "counted again";
  EXPECT_TRUE(is_cut_off(1));
  reader.row(other).linked = false;
  EXPECT_FALSE(is_cut_off(1)) << "the link is lost for all";
}

TEST(KnownMembers, AreSettledWhenTheOthersHaveSentAHeartbeat) {
  Reader reader({self, other});
  EXPECT_FALSE(reader.members.settled()) << "nothing is known";
  reader.read();
  EXPECT_FALSE(reader.members.settled());
  ++reader.row(other).heartbeat;
  reader.read();
  EXPECT_TRUE(reader.members.settled());
  reader.read();
  EXPECT_TRUE(reader.members.settled()) << "it is still known to live";
}

TEST(KnownMembers, ANodeThatHasNotJoinedFindsTheDeadOfAClusterWithoutTheLiving) {
  Reader reader({other});
  reader.add(self);
  reader.row(other).lanes_free = true;
  EXPECT_THAT(reader.read(), IsEmpty());
  EXPECT_THAT(reader.read(), IsEmpty());
  EXPECT_THAT(reader.read(), ElementsAre(other));
  EXPECT_FALSE(reader.members.joined());
  EXPECT_FALSE(reader.members.settled());
}

}  // namespace
}  // namespace crownhead::cluster
