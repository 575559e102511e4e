#include "server/people/inboxes.hpp"

#include <atomic>
#include <gtest/gtest.h>

#include "tests/live/held.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

class InboxesTest : public testing::Test {
 protected:
  void SetUp() override {
    threads.start([](std::string_view) {});
  }
  void TearDown() override {  // before the tasks' data is destroyed
    pools.join();
    threads.stop();
  }

  std::shared_ptr<Ear> follow(UserId user, std::size_t thread,
                              std::move_only_function<std::string()> snapshot) {
    auto ear = std::make_shared<Ear>();
    inboxes.follow(user, {thread, ear}, noon, std::move(snapshot));
    return ear;
  }
  std::shared_ptr<Ear> follow(UserId user, std::size_t thread) {
    return follow(user, thread, [] { return std::string(R"({"games":[]})"); });
  }

  static constexpr UserId anna{1}, ben{2};
  Threads threads{2};
  Pools pools;
  Hubs hubs{threads};
  Inboxes inboxes{hubs, pools.reads};
};

TEST_F(InboxesTest, ASnapshotComesFirstAndEventsCountFromIt) {
  const auto ear = follow(anna, 0);
  inboxes.notify(anna, R"({"type":"my_turn"})");
  inboxes.notify(anna, R"({"type":"my_turn"})");
  EXPECT_EQ(ear->next(), nlohmann::json::parse(R"({"t":"snapshot","topic":"me","v":0,
      "server_ms":1704888000000,"d":{"games":[]}})"));
  EXPECT_EQ(ear->next(),
            nlohmann::json::parse(R"({"t":"event","topic":"me","v":1,"d":{"type":"my_turn"}})"));
  EXPECT_EQ(ear->next().at("v"), 2);
}

TEST_F(InboxesTest, EveryTabReceivesThePlayersEvents) {
  const auto one = follow(anna, 0), two = follow(anna, 1), other = follow(ben, 1);
  for (const auto& ear : {one, two, other}) ear->next();
  inboxes.notify(anna, "{}");
  EXPECT_EQ(one->next().at("v"), 1);
  EXPECT_EQ(two->next().at("v"), 1);
  settle(threads, pools);
  EXPECT_EQ(other->count(), 1U);
}

TEST_F(InboxesTest, UnreadNotificationsAreCountedForFollowersOnly) {
  std::atomic<int> counted = 0;
  inboxes.when_unread_changes([&counted](UserId user) {
    ++counted;
    return R"({"type":"notifications","unread":)" + std::to_string(user.value) + "}";
  });
  const auto one = follow(anna, 0), two = follow(anna, 1);
  for (const auto& ear : {one, two}) ear->next();
  inboxes.notify_of_unread(anna);
  inboxes.notify_of_unread(ben);
  for (const auto& ear : {one, two})
    EXPECT_EQ(ear->next(), nlohmann::json::parse(R"({"t":"event","topic":"me","v":1,
                  "d":{"type":"notifications","unread":1}})"));
  settle(threads, pools);
  EXPECT_EQ(counted, 1);
}

TEST_F(InboxesTest, OfSeveralCountsTheLastIsPublished) {
  std::atomic<int> counted = 0;
  inboxes.when_unread_changes([&counted](UserId) { return std::to_string(++counted); });
  const auto ear = follow(anna, 0);
  ear->next();
  {
    const Held held(pools.reads);
    for (int i = 0; i < 3; ++i) inboxes.notify_of_unread(anna);
    settle(threads);
  }
  settle(threads, pools);
  EXPECT_EQ(ear->next().at("v"), 1);
  EXPECT_EQ(ear->count(), 2U) << "the snapshot and one event";
}

TEST_F(InboxesTest, EventsWithoutAFollowerAreDropped) {
  inboxes.notify(anna, "{}");
  EXPECT_EQ(follow(anna, 0)->next().at("v"), 0);
}

TEST_F(InboxesTest, AnInboxExistsWhileItHasFollowers) {
  const auto one = follow(anna, 0), two = follow(anna, 1);
  two->next();
  inboxes.unfollow(anna, 0);
  inboxes.notify(anna, "{}");
  EXPECT_EQ(two->next().at("v"), 1);
  inboxes.unfollow(anna, 1);
  inboxes.unfollow(anna, 1);
  EXPECT_EQ(follow(anna, 1)->next().at("v"), 0);
}

TEST_F(InboxesTest, AFailedSnapshotIsAnErrorAndEventsStillArrive) {
  const auto ear = follow(anna, 0, []() -> std::string { throw std::runtime_error("disk"); });
  EXPECT_EQ(ear->next().at("code"), "UNAVAILABLE");
  inboxes.notify(anna, "{}");
  EXPECT_EQ(ear->next().at("v"), 1);
  // The first follower leaves; the second must stay.
  const auto second = follow(anna, 0);
  EXPECT_EQ(second->next().at("v"), 1);
  inboxes.unfollow(anna, 0);
  inboxes.notify(anna, "{}");
  EXPECT_EQ(second->next().at("v"), 2);
}

TEST_F(InboxesTest, EventsDuringTheSnapshotReadFollowIt) {
  const auto before = follow(anna, 1);
  before->next();
  inboxes.notify(anna, "{}");
  EXPECT_EQ(before->next().at("v"), 1);
  Held held(pools.reads);
  const auto ear = follow(anna, 0);
  inboxes.notify(anna, "{}");
  EXPECT_EQ(before->next().at("v"), 2) << "others do not wait for it";
  inboxes.notify(anna, "{}");
  settle(threads);
  EXPECT_EQ(ear->count(), 0U);
  held.release();
  EXPECT_EQ(ear->next().at("t"), "snapshot");
  EXPECT_EQ(ear->next().at("v"), 2);
  EXPECT_EQ(ear->next().at("v"), 3);
  inboxes.notify(anna, "{}");
  EXPECT_EQ(ear->next().at("v"), 4);
}

TEST_F(InboxesTest, AFollowerThatLeavesDuringTheReadIsRemoved) {
  Held held(pools.reads);
  const auto gone = follow(anna, 0);
  inboxes.unfollow(anna, 0);
  const auto next = follow(anna, 1);
  inboxes.notify(anna, "{}");
  held.release();
  EXPECT_EQ(next->next().at("v"), 0);
  EXPECT_EQ(next->next().at("v"), 1);
  settle(threads, pools);
  EXPECT_EQ(gone->count(), 0U);
  inboxes.unfollow(anna, 1);
  EXPECT_EQ(follow(anna, 1)->next().at("v"), 0) << "nobody was left";
}

}  // namespace
}  // namespace crownhead::live
