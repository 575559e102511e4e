#include "db/messages/push_subscriptions.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "db/messages/outbox.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using accounts::PushResult;

class PushSubscriptionsTest : public testing::Test {
 protected:
  static constexpr Millis day = seconds(24 * 3600);

  PushSubscriptionsTest() {
    accounts::PushKeyPair pair;
    pair.open.fill(4);
    pair.own.fill(7);
    awaited<void>([&](auto done) { push.make_key(pair, noon, std::move(done)); }).value();
  }

  SessionId session(UserId user) {
    auth_secret[0]++;
    awaited<void>([&](auto done) {
      stores.sessions.open(auth_secret, user, {.name = "Firefox", .address = "::1"}, noon,
                           noon + Millis{day.count * 30}, std::move(done));
    }).value();
    return stores.sessions.sessions_before(user, noon, SessionId{INT64_MAX}, 1).front().id;
  }

  Result<PushSubscriptionId> subscribe(UserId user, SessionId with, const std::string& endpoint,
                                       Instant at = noon) {
    accounts::NewPushSubscription browser{
        .endpoint = "https://push.example/" + endpoint, .key = push.key()->id, .device = "Firefox"};
    browser.browser_key.fill(4);
    browser.auth.fill(9);
    return awaited<PushSubscriptionId>(
        [&](auto done) { push.subscribe(user, with, browser, at, std::move(done)); });
  }

  void queue(UserId user, const std::string& topic, const std::string& payload = "{}",
             Instant due = noon) {
    awaited<void>([&](auto done) {
      stores.outbox.note({},
                         {.pushes = {{.user = user,
                                      .topic = topic,
                                      .payload = payload,
                                      .due = due,
                                      .expires = noon + day}}},
                         stores.outbox.looked_until(), noon, std::move(done));
    }).value();
  }

  bool claims(PushMessageId id, Instant at) {
    return awaited<bool>([&](auto done) { push.claim(id, at, std::move(done)); }).value();
  }

  void settle(const accounts::DuePush& message, PushResult result, Instant at = noon,
              Instant due = {}) {
    awaited<void>([&](auto done) {
      push.settle({{message.id, message.subscription, result, at, due}}, std::move(done));
    }).value();
  }

  std::vector<std::string> waiting(Instant now = noon) {
    std::vector<std::string> found;
    for (const auto& one : push.due(now, 1000)) found.push_back(one.topic + " " + one.payload);
    return found;
  }

  using Texts = std::vector<std::string>;

  TempFile file;
  TestStores stores{file.path()};
  PushSubscriptions& push = stores.push_subscriptions;
  UserId anna = stores.user("Anna"), ben = stores.user("Ben");
  SecretHash auth_secret{};
};

TEST_F(PushSubscriptionsTest, TheSiteHasOneKey) {
  accounts::PushKeyPair other;
  awaited<void>([&](auto done) { push.make_key(other, noon, std::move(done)); }).value();
  const auto key = push.key().value();
  EXPECT_EQ(key.pair.open[0], 4);
  EXPECT_EQ(key.pair.own[31], 7);
  EXPECT_EQ(push.key(key.id)->pair.own, key.pair.own);
  EXPECT_FALSE(push.key(PushKeyId{key.id.value + 1}));
}

TEST_F(PushSubscriptionsTest, ABrowserThatRegistersAgainKeepsItsId) {
  const auto first = session(anna);
  const auto id = subscribe(anna, first, "a").value();
  const auto second = session(anna);
  EXPECT_EQ(subscribe(anna, second, "a", noon + day).value(), id);
  const auto listed = push.of(anna);
  ASSERT_EQ(listed.size(), 1U);
  EXPECT_EQ(listed[0].session, second);
  EXPECT_EQ(listed[0].created, noon);
  EXPECT_EQ(listed[0].seen, noon + day);
  EXPECT_TRUE(push.reader(anna));
  EXPECT_FALSE(push.reader(ben));
}

TEST_F(PushSubscriptionsTest, ABrowserMovesToTheAccountThatSignsIn) {
  const auto id = subscribe(anna, session(anna), "a").value();
  queue(anna, "t", "Anna's");
  const auto moved = subscribe(ben, session(ben), "a").value();
  EXPECT_NE(moved, id);
  EXPECT_TRUE(push.of(anna).empty());
  EXPECT_EQ(push.find(ben, "https://push.example/a"), moved);
  EXPECT_EQ(waiting(), Texts{}) << "nobody else may read it";
}

TEST_F(PushSubscriptionsTest, EndWithTheirSession) {
  const auto with = session(anna);
  subscribe(anna, with, "a").value();
  queue(anna, "t");
  awaited<void>([&](auto done) { stores.sessions.end(anna, with, std::move(done)); }).value();
  EXPECT_TRUE(push.of(anna).empty());
  EXPECT_EQ(waiting(), Texts{});
  EXPECT_EQ(subscribe(anna, with, "a").error().code, Code::not_signed_in);
  EXPECT_EQ(subscribe(anna, session(ben), "a").error().code, Code::not_signed_in)
      << "another player's session";
}

TEST_F(PushSubscriptionsTest, TheBrowserSeenLongestAgoMakesRoom) {
  const auto with = session(anna);
  for (int i = 0; i < accounts::most_push_subscriptions; ++i)
    subscribe(anna, with, std::to_string(i), noon + Millis{i}).value();
  subscribe(anna, with, "0", noon + day).value();
  subscribe(anna, with, "new", noon + day).value();
  EXPECT_EQ(push.of(anna).size(), std::size_t{accounts::most_push_subscriptions});
  EXPECT_TRUE(push.find(anna, "https://push.example/0"));
  EXPECT_FALSE(push.find(anna, "https://push.example/1"));
  EXPECT_TRUE(push.find(anna, "https://push.example/new"));
}

TEST_F(PushSubscriptionsTest, OnlyTheOwnerRemovesOne) {
  const auto id = subscribe(anna, session(anna), "a").value();
  const auto remove = [&](UserId user) {
    return awaited<void>([&](auto done) { push.remove(user, id, std::move(done)); });
  };
  EXPECT_EQ(remove(ben).error().code, Code::not_found);
  EXPECT_TRUE(remove(anna));
  EXPECT_EQ(remove(anna).error().code, Code::not_found);
}

TEST_F(PushSubscriptionsTest, EachBrowserGetsEachMessage) {
  const auto with = session(anna);
  subscribe(anna, with, "a").value();
  subscribe(anna, with, "b").value();
  queue(anna, "t");
  queue(ben, "t");
  const auto due = push.due(noon, 10);
  ASSERT_EQ(due.size(), 2U);
  EXPECT_EQ(due[0].endpoint, "https://push.example/a");
  EXPECT_EQ(due[1].endpoint, "https://push.example/b");
  EXPECT_EQ(due[0].user, anna);
  EXPECT_EQ(due[0].auth[15], 9);
  EXPECT_EQ(due[0].key, push.key()->id);
  EXPECT_EQ(push.due(noon, 1).size(), 1U);
  EXPECT_TRUE(push.due(noon - Millis{1}, 10).empty());
}

TEST_F(PushSubscriptionsTest, ANewerMessageReplacesOneOfItsTopic) {
  subscribe(anna, session(anna), "a").value();
  queue(anna, "t", "first");
  const auto first = push.due(noon, 10).front();
  queue(anna, "t", "second");
  queue(anna, "other", "third");
  EXPECT_EQ(waiting(), (Texts{"t second", "other third"}));
  settle(first, PushResult::sent);
  EXPECT_EQ(waiting().size(), 2U) << "the sent one is not the one that waits";
}

TEST_F(PushSubscriptionsTest, AnEmptyMessageWithdrawsTheWaitingOne) {
  subscribe(anna, session(anna), "a").value();
  queue(anna, "t");
  queue(anna, "u");
  queue(anna, "t", "");
  EXPECT_EQ(waiting(), Texts{"u {}"});
}

TEST_F(PushSubscriptionsTest, KeepWhatThePlayerHasChosen) {
  subscribe(anna, session(anna), "a").value();
  EXPECT_EQ(stores.contacts.settings_of(anna).push, 0U);
  const auto changed = accounts::bit_of(accounts::NotificationKind::game_ended);
  awaited<void>([&](auto done) {
    stores.contacts.change(anna, {.push = changed}, std::move(done));
  }).value();
  const auto reader = push.reader(anna).value();
  EXPECT_EQ(reader.time_zone, "Europe/Amsterdam");
  EXPECT_EQ(reader.locale, "en");
  EXPECT_EQ(stores.contacts.settings_of(anna).push, changed);
  EXPECT_EQ(stores.contacts.settings_of(ben).push, 0U);
  EXPECT_TRUE(accounts::is_pushed(accounts::NotificationKind::game_ended, changed));
  EXPECT_TRUE(accounts::is_pushed(accounts::NotificationKind::my_turn, changed));
  EXPECT_FALSE(accounts::is_pushed(accounts::NotificationKind::my_turn, ~changed));
  EXPECT_FALSE(accounts::is_pushed(accounts::NotificationKind::challenge, changed));
}

TEST_F(PushSubscriptionsTest, AnAccountHas200WaitingMessages) {
  const auto with = session(anna);
  subscribe(anna, with, "a").value();
  subscribe(anna, with, "b").value();
  for (int i = 0; i < 110; ++i) queue(anna, std::to_string(i));
  const auto topics = waiting();
  EXPECT_EQ(topics.size(), std::size_t{accounts::most_waiting_pushes});
  EXPECT_EQ(topics.front(), "10 {}");
}

TEST_F(PushSubscriptionsTest, AMessageIsTakenOnceUntilTheClaimExpires) {
  subscribe(anna, session(anna), "a").value();
  queue(anna, "t");
  const auto message = push.due(noon, 1).front();
  EXPECT_TRUE(claims(message.id, noon));
  EXPECT_FALSE(claims(message.id, noon));
  EXPECT_TRUE(claims(message.id, noon + claimed_for)) << "its sender was killed";
  settle(message, PushResult::sent);
  EXPECT_FALSE(claims(message.id, noon + day));
}

TEST_F(PushSubscriptionsTest, AreSettled) {
  subscribe(anna, session(anna), "a").value();
  queue(anna, "t");
  settle(push.due(noon, 1).front(), PushResult::again, noon, noon + Millis{5});
  EXPECT_EQ(waiting(), Texts{});
  auto message = push.due(noon + Millis{5}, 1).front();
  EXPECT_EQ(message.tries, 1);
  settle(message, PushResult::paused, noon, noon + Millis{9});
  message = push.due(noon + Millis{9}, 1).front();
  EXPECT_EQ(message.tries, 1);
  settle(message, PushResult::dropped);
  EXPECT_EQ(waiting(noon + day), Texts{});
  EXPECT_FALSE(push.of(anna).front().failing_since);
}

TEST_F(PushSubscriptionsTest, EndAfterFiveRefusalsOverADay) {
  subscribe(anna, session(anna), "a").value();
  const auto refused = [&](Instant at) {
    queue(anna, "t");
    settle(push.due(noon, 1).front(), PushResult::refused, at);
  };
  for (int i = 0; i < 6; ++i) refused(noon);
  ASSERT_EQ(push.of(anna).size(), 1U) << "not within a day";
  EXPECT_EQ(push.of(anna).front().failing_since, noon);
  queue(anna, "t");
  settle(push.due(noon, 1).front(), PushResult::sent);
  EXPECT_FALSE(push.of(anna).front().failing_since) << "one that was accepted counts anew";
  for (int i = 0; i < 4; ++i) refused(noon + day);
  ASSERT_EQ(push.of(anna).size(), 1U);
  refused(noon + day + day);
  EXPECT_TRUE(push.of(anna).empty());
}

TEST_F(PushSubscriptionsTest, AGoneBrowserTakesItsMessagesAlong) {
  const auto with = session(anna);
  subscribe(anna, with, "a").value();
  subscribe(anna, with, "b").value();
  queue(anna, "t");
  queue(anna, "u");
  settle(push.due(noon, 1).front(), PushResult::gone);
  ASSERT_EQ(push.of(anna).size(), 1U);
  for (const auto& one : push.due(noon, 10)) EXPECT_EQ(one.endpoint, "https://push.example/b");
  EXPECT_EQ(waiting().size(), 2U);
}

TEST_F(PushSubscriptionsTest, EndWithTheAccount) {
  subscribe(anna, session(anna), "a").value();
  queue(anna, "t");
  awaited<void>([&](auto done) { stores.users.close(anna, noon, std::move(done)); }).value();
  EXPECT_EQ(waiting(), Texts{});
  stores.erase_closed();
  EXPECT_TRUE(push.of(anna).empty());
}

TEST_F(PushSubscriptionsTest, EndWithABan) {
  subscribe(anna, session(anna), "a").value();
  queue(anna, "t");
  awaited<void>([&](auto done) {
    stores.moderation.ban(anna, {ben, noon, "an engine"}, std::move(done));
  }).value();
  EXPECT_TRUE(push.of(anna).empty());
  EXPECT_EQ(waiting(), Texts{});
}

}  // namespace
}  // namespace crownhead::db
