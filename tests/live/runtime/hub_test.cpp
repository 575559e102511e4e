#include "server/runtime/hub.hpp"

#include <boost/asio/post.hpp>
#include <gtest/gtest.h>

#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

constexpr Topic topic{Topic::Kind::game, 12};

Frame numbered(int n) { return make_frame(std::to_string(n)); }

/// A channel on thread 0 and two threads with followers.
class ChannelTest : public testing::Test {
 protected:
  void SetUp() override {
    threads.start([](std::string_view) {});
  }
  void TearDown() override { threads.stop(); }  // before the tasks' data is destroyed
  /// Publishes on the channel's own thread.
  template <class Task>
  void at_home(Task task) {
    on(threads, 0, task);
  }
  std::shared_ptr<Ear> add(std::size_t thread, std::vector<Frame> greeting = {}) {
    auto ear = std::make_shared<Ear>();
    at_home([&] { channel.add({thread, ear}, std::move(greeting)); });
    return ear;
  }

  Threads threads{2};
  Hubs hubs{threads};
  Channel channel{hubs, topic};
};

TEST(Hub, PublishesToTheFollowersOfATopicOnly) {
  Hub hub;
  const auto mine = std::make_shared<Ear>(), other = std::make_shared<Ear>();
  hub.add(topic, mine);
  hub.add({Topic::Kind::own, 12}, other);
  hub.broadcast(topic, numbered(1));
  hub.broadcast({Topic::Kind::lobby, 12}, numbered(2));
  EXPECT_EQ(mine->next(), 1);
  EXPECT_EQ(mine->count(), 1U);
  EXPECT_EQ(other->count(), 0U);
}

TEST(Hub, PublishesToTheReadersOfAFrameOnly) {
  constexpr UserId anna{1}, ben{2}, carl{3}, dora{4};
  struct Case {
    Reader reader;
    bool players, others, moderators;  ///< what the reader is sent of each frame
  };
  const std::vector<Case> cases{
      {{.user = anna}, true, false, false},
      {{.user = ben, .moderator = true}, true, false, false},
      {{.user = carl}, false, true, false},
      {{.user = dora}, false, false, false},
      {{.user = carl, .moderator = true}, false, true, true},
      {{.user = dora, .moderator = true}, false, false, false},
      {{}, false, true, false},
  };
  const auto readers = [&](bool players, bool moderators, bool others) {
    return Readers{.players = {anna, ben},
                   .to_players = players,
                   .to_moderators = moderators,
                   .to_others = others,
                   .except = {dora}};
  };
  for (const auto& [reader, players, others, moderators] : cases) {
    EXPECT_EQ(readers(true, false, false).include(reader), players);
    EXPECT_EQ(readers(false, true, true).include(reader), others);
    EXPECT_EQ(readers(false, true, false).include(reader), moderators);
    Hub hub;
    const auto ear = std::make_shared<Ear>();
    const Readers shown = readers(true, false, false);
    hub.add(topic, ear, false, reader);
    hub.broadcast(topic, numbered(1), &shown);
    EXPECT_EQ(ear->count(), players ? 1U : 0U);
  }
}

TEST(Hub, PublishesInTheOrderOfPriority) {
  struct Named : Sink {
    Named(std::string& order, char letter) : heard(order), name(letter) {}
    void send(const Frame&) override { heard += name; }
    std::string& heard;
    char name;
  };
  std::string heard;
  Hub hub;
  for (const char spectator : {'a', 'b'}) hub.add(topic, std::make_shared<Named>(heard, spectator));
  hub.add(topic, std::make_shared<Named>(heard, 'P'), true);
  hub.add(topic, std::make_shared<Named>(heard, 'c'));
  hub.broadcast(topic, numbered(1));
  EXPECT_EQ(heard, "Pabc");
}

TEST(Hub, ReleasesRemovedFollowers) {
  Hub hub;
  auto gone = std::make_shared<Ear>();
  const auto stays = std::make_shared<Ear>();
  const std::weak_ptr<Ear> held = gone;
  hub.add(topic, gone);
  hub.add(topic, stays);
  hub.remove(topic, gone.get());
  hub.remove({Topic::Kind::lobby, 0}, stays.get());
  gone.reset();
  EXPECT_TRUE(held.expired());
  hub.broadcast(topic, numbered(1));
  EXPECT_EQ(stays->count(), 1U);
}

TEST_F(ChannelTest, SendsTheSnapshotFirstAndThenAllEventsInOrder) {
  const auto near = add(0, {numbered(0)}), far = add(1, {numbered(0)});
  at_home([&] {
    for (int i = 1; i <= 100; ++i) channel.publish(numbered(i));
  });
  for (const auto& ear : {near, far})
    for (int i = 0; i <= 100; ++i) ASSERT_EQ(ear->next(), i);
}

TEST_F(ChannelTest, NoEventIsLostBetweenTheSnapshotAndTheEvents) {
  int version = 0;  // used on thread 0 only
  const auto first = add(1);
  // Publishes 2,000 events in all, each after thread 1 has received the previous one.
  std::function<void()> publish = [&] {
    channel.publish(numbered(++version));
    threads.run_on(1, [&, more = version < 2000] {
      if (more) boost::asio::post(threads.executor(0), publish);
    });
  };
  boost::asio::post(threads.executor(0), publish);
  std::vector<std::shared_ptr<Ear>> late;
  for (int follower = 0; follower < 20; ++follower) {
    late.push_back(std::make_shared<Ear>());
    on(threads, 0, [&] { channel.add({1, late.back()}, {numbered(version)}); });
  }
  for (int i = 1; i <= 2000; ++i) ASSERT_EQ(first->next(), i);
  for (const auto& ear : late) {
    const int snapshot = ear->next();
    for (int i = snapshot + 1; i <= 2000; ++i) ASSERT_EQ(ear->next(), i);
  }
  settle(threads);
}

TEST_F(ChannelTest, AFollowerThatLeavesBeforeTheSnapshotGetsNothing) {
  auto ear = std::make_shared<Ear>();
  const std::weak_ptr<Ear> held = ear;
  // Thread 1 drops the sink while its greeting is on the way.
  on(threads, 1, [&] {
    at_home([&] { channel.add({1, ear}, {numbered(0)}); });
    hubs.on(1).remove(topic, ear.get());
    ear.reset();
  });
  at_home([&] {
    channel.publish(numbered(1));
    channel.remove(1);
    EXPECT_FALSE(channel.followed());
  });
  settle(threads);
  EXPECT_TRUE(held.expired());
}

TEST_F(ChannelTest, FramesDuringAGreetingFollowItForTheirReadersOnly) {
  constexpr UserId anna{1};
  const auto reader = std::make_shared<Ear>(), other = std::make_shared<Ear>();
  std::weak_ptr<Greeting> greeting;
  at_home([&] {
    greeting = channel.begin_greeting({.thread = 0, .sink = reader, .reader = {.user = anna}});
    channel.publish(numbered(1));
    EXPECT_TRUE(channel.join_greeting(greeting, {1, other}));
    const Readers hers{
        .players = {anna}, .to_players = true, .to_moderators = false, .to_others = false};
    channel.publish(numbered(2), std::make_shared<const Readers>(hers));
  });
  settle(threads);
  EXPECT_EQ(reader->count() + other->count(), 0U);
  at_home([&] {
    Channel::finish_greeting(greeting, numbered(0), [] { return numbered(9); });
    EXPECT_FALSE(channel.join_greeting(greeting, {1, other}));
    channel.publish(numbered(3));
  });
  for (const int n : {0, 1, 2, 9, 3}) EXPECT_EQ(reader->next(), n);
  for (const int n : {0, 1, 9, 3}) EXPECT_EQ(other->next(), n);
}

TEST_F(ChannelTest, AGreetingExpiresWithItsChannel) {
  const auto ear = std::make_shared<Ear>();
  at_home([&] {
    std::weak_ptr<Greeting> greeting;
    {
      Channel gone(hubs, topic);
      greeting = gone.begin_greeting({0, ear});
    }
    Channel::finish_greeting(greeting, numbered(0));
    EXPECT_FALSE(channel.join_greeting(greeting, {0, ear}));
  });
  settle(threads);
  EXPECT_EQ(ear->count(), 0U);
}

TEST_F(ChannelTest, PublishesNothingWithoutFollowers) {
  const auto ear = add(1);
  at_home([&] {
    EXPECT_TRUE(channel.followed());
    channel.remove(1);
    EXPECT_FALSE(channel.followed());
    channel.publish(numbered(1));
  });
  settle(threads);
  EXPECT_EQ(ear->count(), 0U);
}

TEST_F(ChannelTest, CountsTheFollowersOfEachThread) {
  const auto one = add(1), two = add(1);
  on(threads, 1, [&] { hubs.on(1).remove(topic, one.get()); });
  at_home([&] {
    channel.remove(1);
    EXPECT_TRUE(channel.followed());
    channel.publish(numbered(1));
  });
  EXPECT_EQ(two->next(), 1);
  EXPECT_EQ(one->count(), 0U);
}

}  // namespace
}  // namespace crownhead::live
