#include "server/messages/webhook_dispatcher.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "db/messages/outbox.hpp"
#include "server/auth/hmac.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/db/tournament_rows.hpp"

namespace crownhead::messages {
namespace {

using accounts::NotificationKind;

constexpr Instant noon{1'704'888'000'000};
constexpr Millis hours(std::int64_t n) { return seconds(n * 3600); }

class Receiver : public HookSender {
 public:
  std::vector<HookAnswer> send(const std::vector<HookRequest>& requests) override {
    got.insert(got.end(), requests.begin(), requests.end());
    return std::vector<HookAnswer>(requests.size(), answer);
  }

  std::vector<HookRequest> got;
  HookAnswer answer{.status = 200};
};

class WebhookDispatcherTest : public testing::Test {
 protected:
  WebhookDispatcherTest() { webhook(anna, ~0U); }

  WebhookId webhook(UserId user, accounts::WebhookEvents events,
                    const std::string& address = "https://x.example") {
    return db::awaited<db::Made<WebhookId>>([&](auto done) {
             webhooks.create(user, {.url = address, .secret = "key", .events = events}, noon,
                             std::nullopt, std::move(done));
           })
        .value()
        .id;
  }

  /// Returns the events of the next minute for Anna's webhooks.
  std::vector<std::string> told() {
    std::vector<std::string> names;
    const auto fresh = outbox.news(now + seconds(60), 100);
    for (const auto& one :
         post.of(notifications_for(stores.games, fresh), now - seconds(1), now + seconds(60)))
      names.emplace_back(accounts::row_of(one.event).webhook);
    db::awaited<void>([&](auto done) {
      outbox.note(fresh, {}, outbox.looked_until(), now, std::move(done));
    }).value();
    return names;
  }

  void happens(GameId id, const play::Command& command) {
    auto game = stores.games.load(id)->game;
    const auto events = play::decide(game, command, now).value();
    const auto before = game.version();
    for (const auto& event : events) play::apply(game, event);
    stores.append({.game = id, .after_version = before, .events = events, .state = game}).value();
  }

  void queue() {
    const WebhookId id = webhooks.of(anna).front().id;
    db::awaited<void>([&](auto done) {
      outbox.note({}, {.deliveries = {{id, NotificationKind::my_turn, now, R"({"a":1})"}}},
                  outbox.looked_until(), now, std::move(done));
    }).value();
  }

  Instant now = noon;
  db::TempFile file;
  db::TestStores stores{file.path()};
  UserId anna = stores.user("Anna"), ben = stores.user("Ben");
  db::Webhooks& webhooks = stores.webhooks;
  std::int64_t last_challenge = 0;
  db::Challenges& challenges = stores.challenges;
  db::Contacts& contacts = stores.contacts;
  db::Outbox& outbox = stores.outbox;
  db::HookNews& news = stores.hook_news;
  Receiver receiver;
  std::string url = "https://site.example";
  std::vector<std::string> errors;
  WebhookDispatcher post{
      {.webhooks = webhooks,
       .news = news,
       .game_queries = stores.game_queries,
       .challenges = challenges,
       .contacts = contacts,
       .sender = receiver,
       .url = url,
       .log_error = [this](std::string_view what) { errors.emplace_back(what); }}};
};

using Names = std::vector<std::string>;

TEST_F(WebhookDispatcherTest, SendsEventsOfGames) {
  auto setup = db::correspondence_setup(anna, ben);
  setup.terms.rated = false;
  const GameId game = stores.game(setup, now);
  EXPECT_EQ(told(), (Names{"game_started", "my_turn"}));
  now = now + hours(1);
  happens(game, play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"});
  EXPECT_EQ(told(), Names{}) << "it is Ben's move, who has no webhook";
  happens(game, play::MakeMove{.by = Seat::black, .ply = 1, .text = "19-23"});
  happens(game, play::OfferDraw{Seat::black});
  EXPECT_EQ(told(), (Names{"my_turn", "draw_offered"})) << "once, though there were two moves";
  now = now + hours(1);
  happens(game, play::Resign{Seat::white});
  EXPECT_EQ(told(), Names{"game_ended"});
  now = now + hours(1);
  happens(game, play::OfferRematch{Seat::black});
  EXPECT_EQ(told(), Names{"rematch_offered"});
}

TEST_F(WebhookDispatcherTest, SendsEventsOfLiveGamesExceptTurns) {
  stores.game(db::live_setup(anna, ben), now);
  EXPECT_EQ(told(), Names{"game_started"});
}

TEST_F(WebhookDispatcherTest, SendsNamedChallenges) {
  const auto challenge = [&](std::optional<UserId> to) {
    db::awaited<db::Made<ChallengeId>>([&](auto done) {
      const auto setup = db::correspondence_setup(ben, anna);
      play::Challenge made;
      made.id = {++last_challenge};
      made.from = ben;
      made.to = to;
      made.terms.variant = setup.terms.variant;
      made.terms.ruleset = setup.terms.ruleset;
      made.terms.control = setup.terms.control;
      made.color = play::ColorChoice::random;
      made.created = now;
      challenges.create(made, std::nullopt, std::move(done));
    }).value();
  };
  challenge(std::nullopt);
  EXPECT_EQ(told(), Names{});
  challenge(anna);
  EXPECT_EQ(told(), Names{"challenge"});
}

TEST_F(WebhookDispatcherTest, SendsEachWebhookItsChosenEvents) {
  const WebhookId id = webhook(ben, accounts::bit_of(NotificationKind::game_ended));
  const GameId game = stores.game(db::correspondence_setup(anna, ben), now);
  happens(game, play::Abort{Seat::white});
  std::vector<NotificationKind> of_ben;
  for (const auto& one :
       post.of(notifications_for(stores.games, outbox.news(now, 100)), now - seconds(1), now))
    if (one.webhook == id) of_ben.push_back(one.event);
  EXPECT_EQ(of_ben, std::vector{NotificationKind::game_ended});
}

TEST_F(WebhookDispatcherTest, SignsEachDelivery) {
  queue();
  post.send_due(now);
  ASSERT_EQ(receiver.got.size(), 1U);
  const auto& request = receiver.got.front();
  EXPECT_EQ(request.body, R"({"id":"1","webhook":"1","event":"my_turn","at_ms":1704888000000,)"
                          R"("data":{"a":1}})");
  const auto expected =
      "Crownhead-Signature: v1=" + auth::hmac_sha256("key", "1704888000." + request.body);
  EXPECT_EQ(std::ranges::count(request.headers, expected), 1);
  EXPECT_EQ(std::ranges::count(request.headers, "Crownhead-Timestamp: 1704888000"), 1);
  EXPECT_EQ(std::ranges::count(request.headers, "Crownhead-Delivery: 1"), 1);
  post.send_due(now + hours(1));
  EXPECT_EQ(receiver.got.size(), 1U);
}

TEST_F(WebhookDispatcherTest, SendsOneRequestAtATimePerHost) {
  int owners = 0;
  for (const char* address : {"https://[2001:db8::1]:8443/a", "https://[2001:db8::1]/b",
                              "https://[2001:db8::2]/a", "https://y.example:8443/a"}) {
    const WebhookId id = webhook(stores.user("owner " + std::to_string(++owners)), ~0U, address);
    db::awaited<void>([&](auto done) {
      outbox.note({}, {.deliveries = {{id, NotificationKind::my_turn, now, R"({"a":1})"}}},
                  outbox.looked_until(), now, std::move(done));
    }).value();
  }
  EXPECT_EQ(post.send_due(now), 3U);
  EXPECT_EQ(post.send_due(now), 1U);
}

TEST_F(WebhookDispatcherTest, RetriesWithTheSameBodyAndGivesUp) {
  receiver.answer = {.status = 503, .failure = "the webhook answered 503"};
  queue();
  post.send_due(now);
  post.send_due(now + seconds(59));
  EXPECT_EQ(receiver.got.size(), 1U) << "not before a minute";
  post.send_due(now + seconds(60));
  EXPECT_EQ(receiver.got.size(), 2U);
  EXPECT_EQ(receiver.got[0].body, receiver.got[1].body);
  EXPECT_NE(receiver.got[0].headers, receiver.got[1].headers) << "signed anew";
  for (int i = 1; i < 40; ++i) post.send_due(now + hours(7 * i));
  EXPECT_EQ(receiver.got.size(), 12U);
  const auto line = webhooks.deliveries(anna, WebhookId{1}, INT64_MAX, 1)->items.front();
  EXPECT_EQ(line.tries, 12);
  EXPECT_EQ(line.due, std::nullopt);
  EXPECT_FALSE(webhooks.of(anna).front().disabled) << "it was tried for less than three days";
}

TEST_F(WebhookDispatcherTest, AWebhookThatFailsForDaysIsDisabledAndItsOwnerMailed) {
  db::awaited<void>([&](auto done) {
    stores.users.change_profile(anna, {.email = "a@example.org", .time_zone = {}, .locale = {}},
                                std::move(done));
  }).value();
  db::awaited<void>([&](auto done) {
    contacts.keep_secret({1}, anna, db::MailPurpose::confirm, "a@example.org", now + hours(1),
                         std::move(done));
  }).value();
  db::awaited<void>([&](auto done) { contacts.confirm({1}, now, std::move(done)); }).value();
  receiver.answer = {.status = std::nullopt, .failure = "no line"};
  queue();
  post.send_due(now);
  EXPECT_EQ(webhooks.of(anna).front().failing_since, now);
  now = now + hours(72);
  queue();
  post.send_due(now);
  EXPECT_EQ(webhooks.of(anna).front().disabled, now);
  const auto mails = outbox.due(now, 10);
  ASSERT_EQ(mails.size(), 1U);
  EXPECT_EQ(mails[0].subject, "One of your webhooks was turned off");
  EXPECT_NE(mails[0].body.find("https://x.example"), std::string::npos);
  EXPECT_TRUE(webhooks.due(now + hours(100), 10).empty());
}

}  // namespace
}  // namespace crownhead::messages
