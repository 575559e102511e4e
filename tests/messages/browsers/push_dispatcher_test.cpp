#include "server/messages/browsers/push_dispatcher.hpp"

#include <algorithm>
#include <deque>
#include <gtest/gtest.h>

#include "db/messages/outbox.hpp"
#include "server/messages/push/keys.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::messages {
namespace {

/// Answers in the order of `answers`, then with 201.
class PushService : public HookSender {
 public:
  std::vector<HookAnswer> send(const std::vector<HookRequest>& requests) override {
    std::vector<HookAnswer> given;
    for (const auto& request : requests) {
      got.push_back(request);
      if (answers.empty()) {
        given.push_back({.status = 201});
        continue;
      }
      given.push_back(answers.front());
      answers.pop_front();
    }
    return given;
  }

  void next(int status, std::optional<Millis> retry_after = {}) {
    answers.push_back({.status = status,
                       .failure = "answered " + std::to_string(status),
                       .retry_after = retry_after});
  }

  std::string header(std::size_t request, const std::string& name) const {
    for (const auto& header : got.at(request).headers)
      if (header.starts_with(name + ": ")) return header.substr(name.size() + 2);
    return "";
  }

  std::vector<HookRequest> got;
  std::deque<HookAnswer> answers;
};

class PushDispatcherTest : public testing::Test {
 protected:
  static constexpr Instant noon{1'704'888'000'000};
  static constexpr Millis day = seconds(24 * 3600);

  PushDispatcherTest() {
    db::awaited<void>([&](auto done) {
      subscriptions.make_key(push::make_key_pair(), noon, std::move(done));
    }).value();
    db::awaited<void>([&](auto done) {
      stores.sessions.open({1}, anna, {.name = "Firefox", .address = "::1"}, noon,
                           noon + Millis{day.count * 30}, std::move(done));
    }).value();
    subscribe("a");
  }

  void subscribe(const std::string& path, const std::string& host = "push.example") {
    const auto session =
        stores.sessions.sessions_before(anna, noon, SessionId{INT64_MAX}, 1).front().id;
    db::NewPushSubscription browser{.endpoint = "https://" + host + "/" + path,
                                    .browser_key = push::make_key_pair().open,
                                    .auth = {},
                                    .key = subscriptions.key()->id,
                                    .device = "Firefox"};
    db::awaited<PushSubscriptionId>([&](auto done) {
      subscriptions.subscribe(anna, session, browser, noon, std::move(done));
    }).value();
  }

  void queue(const std::string& topic, Millis lasts = day) {
    db::awaited<void>([&](auto done) {
      stores.outbox.note({},
                         {.pushes = {{.user = anna,
                                      .topic = topic,
                                      .urgency = accounts::PushUrgency::high,
                                      .payload = R"({"title":"x","body":"y"})",
                                      .due = now,
                                      .expires = now + lasts}}},
                         stores.outbox.looked_until(), now, std::move(done));
    }).value();
  }

  std::size_t waiting() { return subscriptions.due(now + day + day, 1000).size(); }

  Instant now = noon;
  db::TempFile file;
  db::TestStores stores{file.path()};
  UserId anna = stores.user("Anna");
  db::PushSubscriptions& subscriptions = stores.push_subscriptions;
  PushService service;
  std::vector<std::string> errors;
  PushDispatcher dispatcher{
      {.subscriptions = subscriptions,
       .sender = service,
       .contact = "mailto:push@example.com",
       .log_error = [this](std::string_view what) { errors.emplace_back(what); }}};
};

TEST_F(PushDispatcherTest, SendsAMessageOnce) {
  queue("topic", seconds(90));
  EXPECT_EQ(dispatcher.send_due(now), 1U);
  EXPECT_EQ(dispatcher.send_due(now), 0U);
  ASSERT_EQ(service.got.size(), 1U);
  EXPECT_EQ(service.got[0].url, "https://push.example/a");
  EXPECT_EQ(service.header(0, "TTL"), "90");
  EXPECT_EQ(service.header(0, "Urgency"), "high");
  EXPECT_EQ(service.header(0, "Topic"), "topic");
  EXPECT_EQ(service.header(0, "Content-Encoding"), "aes128gcm");
  EXPECT_EQ(service.got[0].body.size(), 1024U + 103U);
  EXPECT_TRUE(errors.empty());
}

TEST_F(PushDispatcherTest, ATokenServesItsOriginForSixHours) {
  subscribe("b", "other.example");
  const auto token = [&](std::size_t request) { return service.header(request, "Authorization"); };
  queue("t");
  dispatcher.send_due(now);
  EXPECT_NE(token(0), token(1)) << "of two origins";
  now = now + seconds(6 * 3600) - Millis{1};
  queue("t");
  dispatcher.send_due(now);
  EXPECT_EQ(token(2), token(0));
  now = now + Millis{1};
  queue("t");
  dispatcher.send_due(now);
  EXPECT_NE(token(4), token(0));
}

TEST_F(PushDispatcherTest, AnExpiredMessageIsNotSent) {
  queue("t", seconds(10));
  now = now + seconds(10);
  EXPECT_EQ(dispatcher.send_due(now), 1U);
  EXPECT_TRUE(service.got.empty());
  EXPECT_EQ(waiting(), 0U);
}

TEST_F(PushDispatcherTest, ASubscriptionThatIsGoneIsDeleted) {
  for (const int status : {404, 410}) {
    subscribe("a");
    queue("t");
    queue("u");
    service.next(status);
    dispatcher.send_due(now);
    EXPECT_TRUE(subscriptions.of(anna).empty()) << status;
    EXPECT_EQ(waiting(), 0U);
    service.answers.clear();
  }
}

TEST_F(PushDispatcherTest, ARefusedMessageIsSentOnceMoreWithANewToken) {
  for (const int status : {400, 401, 403, 301}) {
    service.got.clear();
    queue("t");
    service.next(status);
    dispatcher.send_due(now);
    ASSERT_EQ(service.got.size(), 2U) << status;
    EXPECT_NE(service.header(0, "Authorization"), service.header(1, "Authorization"));
    EXPECT_EQ(waiting(), 0U);
    EXPECT_TRUE(errors.empty());
  }
}

TEST_F(PushDispatcherTest, FiveRefusalsOverADayEndTheSubscription) {
  for (int i = 0; i < 5; ++i) {
    ASSERT_EQ(subscriptions.of(anna).size(), 1U);
    queue("t");
    service.next(403);
    service.next(403);
    dispatcher.send_due(now);
    EXPECT_EQ(waiting(), 0U);
    if (i == 3) now = now + day;
  }
  EXPECT_TRUE(subscriptions.of(anna).empty());
  EXPECT_EQ(errors.size(), 5U);
  EXPECT_EQ(errors[0], "the push service push.example refuses messages: answered 403");
}

TEST_F(PushDispatcherTest, AMessageThatIsTooLargeIsSentOnceMore) {
  queue("t");
  service.next(413);
  service.next(413);
  dispatcher.send_due(now);
  EXPECT_EQ(service.got.size(), 2U);
  EXPECT_EQ(waiting(), 0U);
  EXPECT_EQ(subscriptions.of(anna).size(), 1U);
  EXPECT_EQ(errors.size(), 1U);
}

TEST_F(PushDispatcherTest, ABusyHostIsPausedAndOthersAreNot) {
  subscribe("b");
  subscribe("c", "other.example");
  queue("t");
  service.next(429, seconds(100));
  dispatcher.send_due(now);
  EXPECT_EQ(service.got.size(), 3U) << "b was sent with a";
  EXPECT_EQ(waiting(), 1U);
  queue("u");
  dispatcher.send_due(now);
  EXPECT_EQ(service.got.size(), 4U);
  EXPECT_EQ(service.got[3].url, "https://other.example/c");
  now = now + seconds(100);
  dispatcher.send_due(now);
  EXPECT_EQ(service.got.size(), 7U);
  EXPECT_EQ(waiting(), 0U);
}

TEST_F(PushDispatcherTest, APauseIsAMinuteOrWhatTheHostAsksUpToAnHour) {
  for (const auto [status, asked, waits] : {std::tuple{429, std::optional<Millis>{}, seconds(60)},
                                            {503, std::optional(seconds(5)), seconds(5)},
                                            {429, std::optional(seconds(9999)), seconds(3600)}}) {
    service.got.clear();
    queue("t");
    service.next(status, asked);
    dispatcher.send_due(now);
    now = now + waits - Millis{1};
    dispatcher.send_due(now);
    EXPECT_EQ(service.got.size(), 1U);
    now = now + Millis{1};
    dispatcher.send_due(now);
    EXPECT_EQ(service.got.size(), 2U);
  }
}

TEST_F(PushDispatcherTest, AFailedMessageIsTriedAgainForHalfAnHour) {
  queue("t");
  const Instant start = now;
  std::vector<std::int64_t> minutes;
  for (int minute = 0; minute < 60; ++minute, now = start + seconds(60 * minute)) {
    const auto before = service.got.size();
    if (minute % 2 == 0)
      service.next(500);
    else
      service.answers.push_back({.status = {}, .failure = "no answer", .retry_after = {}});
    dispatcher.send_due(now);
    if (service.got.size() > before) minutes.push_back(minute);
    service.answers.clear();
  }
  EXPECT_EQ(minutes, (std::vector<std::int64_t>{0, 1, 3, 7, 15, 31}));
  EXPECT_EQ(waiting(), 0U);
  EXPECT_EQ(subscriptions.of(anna).size(), 1U);
}

TEST_F(PushDispatcherTest, AHostGetsEightAtATime) {
  for (int i = 1; i < 15; ++i) subscribe("b" + std::to_string(i));
  queue("t");
  EXPECT_EQ(dispatcher.send_due(now), 8U);
  EXPECT_EQ(dispatcher.send_due(now), 7U);
}

}  // namespace
}  // namespace crownhead::messages
