// Links of several nodes in one process, through a server of NATS that is killed and started again.

#include "server/link/nats_link.hpp"

#include <atomic>
#include <condition_variable>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <mutex>

#include "metrics/figures.hpp"
#include "tests/link/nats_server.hpp"

namespace crownhead::link {
namespace {

using db::NodeId;
using testing::HasSubstr;

constexpr NodeId a{1}, b{2}, c{3};
constexpr auto patience = std::chrono::seconds(20);

GameChanged change(std::int64_t version) { return {.game = GameId{5}, .version = version}; }

/// A node with a link.
class Node {
 public:
  Node(const Address& address, NodeId self, std::vector<NodeId> members)
      : link(address, "test", self) {
    link.start({.members = [m = std::move(members)] { return m; },
                .received =
                    [this](const Content& content) { note([&] { received_.push_back(content); }); },
                .repair = [this] { note([&] { ++repairs_; }); },
                .peer_lost = [this](NodeId peer) { note([&] { lost_.push_back(peer); }); },
                .log_error = [](std::string_view) {}});
  }

  /// Waits for the next message.
  std::optional<Content> next() {
    std::unique_lock lock(mutex_);
    if (!changed_.wait_for(lock, patience, [this] { return !received_.empty(); })) return {};
    Content content = received_.front();
    received_.pop_front();
    return content;
  }
  /// Waits until a repair was asked for since the last call.
  bool repaired() {
    std::unique_lock lock(mutex_);
    const bool came = changed_.wait_for(lock, patience, [this] { return repairs_ > 0; });
    repairs_ = 0;
    return came;
  }
  bool loses(NodeId peer) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, patience, [&] { return std::ranges::count(lost_, peer) > 0; });
  }
  bool is_connected(bool is) const {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (link.connected() != is && std::chrono::steady_clock::now() < end)
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    return link.connected() == is;
  }

 private:
  template <class Change>
  void note(Change change) {
    {
      const std::lock_guard lock(mutex_);
      change();
    }
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Content> received_;
  std::vector<NodeId> lost_;
  int repairs_ = 0;

 public:
  NatsLink link;  ///< declared last: it calls until it is destroyed
};

class Links : public testing::Test {
 protected:
  NatsServer server;
  Address address{.servers = {server.url()}};
};

TEST_F(Links, MessagesArriveInOrder) {
  Node one(address, a, {a, b, c}), two(address, b, {a, b, c}), three(address, c, {a, b, c});
  ASSERT_TRUE(two.repaired()) << "the first message of a new peer";
  ASSERT_TRUE(three.repaired());
  for (int version = 1; version <= 100; ++version) one.link.broadcast(change(version));
  one.link.broadcast(UnreadChanged{.user = UserId{3}});
  for (int version = 1; version <= 100; ++version) {
    EXPECT_EQ(two.next(), Content(change(version)));
    EXPECT_EQ(three.next(), Content(change(version)));
  }
  EXPECT_EQ(three.next(), Content(UnreadChanged{.user = UserId{3}}));
}

TEST_F(Links, AKilledServerIsMissedAndFoundAgain) {
  Node one(address, a, {a, b}), two(address, b, {a, b});
  ASSERT_TRUE(one.repaired());
  ASSERT_TRUE(two.repaired());
  server.kill();
  ASSERT_TRUE(one.is_connected(false));
  ASSERT_TRUE(two.is_connected(false));
  one.link.broadcast(change(1));
  EXPECT_TRUE(two.loses(a));
  server.start();
  ASSERT_TRUE(one.is_connected(true));
  ASSERT_TRUE(two.is_connected(true));
  EXPECT_TRUE(two.repaired());
  one.link.broadcast(change(2));
  EXPECT_EQ(two.next(), Content(change(2))) << "the one before was lost";
}

TEST_F(Links, TheNextServerIsUsed) {
  NatsServer another;
  // Servers that are no cluster: both nodes know one that lives.
  const Address both{.servers = {server.url(), another.url()}};
  another.kill();
  Node one(both, a, {a, b}), two(both, b, {a, b});
  ASSERT_TRUE(two.repaired());
  another.start();
  server.kill();
  ASSERT_TRUE(one.is_connected(true));
  ASSERT_TRUE(two.is_connected(true));
  EXPECT_TRUE(two.repaired());
}

TEST_F(Links, WhatIsNotUnderstoodOrExpectedIsRefusedAndCounted) {
  Node one(address, a, {a, b});
  const auto& refused = metrics::figures().link_refused;
  const auto before = refused.value();
  NatsConnection stranger(address, "stranger");
  const std::string subject = "crownhead.test.1";
  stranger.publish(subject, std::vector<std::uint8_t>{});
  stranger.publish(subject, std::vector<std::uint8_t>{0xff, 0x00, 0x17});
  stranger.publish(subject, encode({.sender = c, .number = 1, .content = change(1)}));
  stranger.publish(subject, encode({.sender = b, .number = 1, .content = change(2)}));
  EXPECT_EQ(one.next(), Content(change(2)));
  EXPECT_EQ(refused.value(), before + 3);
  EXPECT_TRUE(one.repaired());
}

TEST_F(Links, AGapIsRepaired) {
  Node one(address, a, {a, b});
  NatsConnection peer(address, "peer");
  const std::string subject = "crownhead.test.1";
  const auto before = metrics::figures().link_gaps.value();
  peer.publish(subject, encode({.sender = b, .number = 1, .content = Heartbeat{}}));
  ASSERT_TRUE(one.repaired());
  peer.publish(subject, encode({.sender = b, .number = 3, .content = Heartbeat{}}));
  EXPECT_TRUE(one.repaired());
  EXPECT_EQ(metrics::figures().link_gaps.value(), before + 1);
}

TEST(LinkServers, AskForThePassword) {
  NatsServer server("secret");
  EXPECT_TRUE(NatsConnection({.servers = {server.url()}, .password = "secret"}, "one").connected());
  EXPECT_THROW(NatsConnection({.servers = {server.url()}, .password = "guess"}, "one"),
               std::runtime_error);
}

TEST(LinkServers, WithoutThemASentenceSaysSo) {
  try {
    const NatsConnection none({.servers = {"nats://127.0.0.1:1"}}, "one");
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), HasSubstr("the link nats://127.0.0.1:1 cannot be reached"));
  }
}

}  // namespace
}  // namespace crownhead::link
