#include "server/messages/browsers/push_news.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "db/messages/outbox.hpp"
#include "server/messages/notices.hpp"
#include "server/messages/push/keys.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::messages {
namespace {

class PushNewsTest : public testing::Test {
 protected:
  static constexpr Instant noon{1'704'888'000'000};
  static constexpr Millis day = seconds(24 * 3600);

  PushNewsTest() {
    db::awaited<void>([&](auto done) {
      subscriptions.make_key(push::make_key_pair(), noon, std::move(done));
    }).value();
    for (const UserId user : {anna, ben}) subscribe(user);
  }

  void subscribe(UserId user) {
    db::awaited<void>([&](auto done) {
      stores.sessions.open({static_cast<std::uint8_t>(user.value)}, user, {}, noon, noon + day,
                           std::move(done));
    }).value();
    const auto session =
        stores.sessions.sessions_before(user, noon, SessionId{INT64_MAX}, 1).front().id;
    db::NewPushSubscription browser{.endpoint = "https://x.example/" + std::to_string(user.value),
                                    .key = subscriptions.key()->id,
                                    .device = "Firefox"};
    db::awaited<PushSubscriptionId>([&](auto done) {
      subscriptions.subscribe(user, session, browser, noon, std::move(done));
    }).value();
  }

  void choose(UserId user, accounts::PushChoices choices) {
    db::awaited<void>([&](auto done) {
      stores.contacts.change(user, {.push = choices}, std::move(done));
    }).value();
  }

  void happens(GameId id, const play::Command& command) {
    auto game = stores.games.load(id)->game;
    const auto events = play::decide(game, command, now).value();
    const auto before = game.version();
    for (const auto& event : events) play::apply(game, event);
    stores.append({.game = id, .after_version = before, .events = events, .state = game}).value();
  }

  /// Queues what the news up to now make.
  void look() {
    const auto fresh = stores.outbox.news(now, 100);
    db::MadeOfNews made;
    notices.add_of(notifications_for(stores.games, fresh), looked, now, made);
    looked = now;
    db::awaited<void>([&](auto done) {
      stores.outbox.note(fresh, std::move(made), stores.outbox.looked_until(), now,
                         std::move(done));
    }).value();
  }

  /// Returns "USER: title | body" for what waits for a player, and for how many seconds.
  std::vector<std::string> waiting() {
    std::vector<std::string> found;
    for (const auto& one : subscriptions.due(now + day, 100)) {
      const auto payload = nlohmann::json::parse(one.payload);
      EXPECT_LE(one.payload.size(), accounts::longest_push_payload);
      found.push_back((one.user == anna ? "Anna: " : "Ben: ") +
                      payload.at("title").get<std::string>());
    }
    return found;
  }

  using Texts = std::vector<std::string>;

  Instant now = noon, looked = noon - Millis{1};
  db::TempFile file;
  db::TestStores stores{file.path()};
  UserId anna = stores.user("Anna"), ben = stores.user("Ben");
  db::PushSubscriptions& subscriptions = stores.push_subscriptions;
  PushNews push{stores.contacts, subscriptions, stores.games, stores.game_queries};
  Notices notices{stores.contacts, stores.outbox, &push};
};

TEST_F(PushNewsTest, ATurnIsPushedAndWithdrawnByTheMove) {
  const GameId game = stores.game(db::correspondence_setup(anna, ben), now);
  look();
  EXPECT_EQ(waiting(), Texts{"Anna: Your turn against Ben"});
  const auto message = subscriptions.due(now + day, 1).front();
  const auto payload = nlohmann::json::parse(message.payload);
  EXPECT_EQ(payload.at("v"), 1);
  EXPECT_EQ(payload.at("kind"), "my_turn");
  EXPECT_EQ(payload.at("url"), "/game/" + std::to_string(game.value));
  EXPECT_NE(payload.at("body"), "");
  EXPECT_EQ(message.topic.size(), 22U);
  EXPECT_TRUE(subscriptions.due(now + seconds(20) - Millis{1}, 1).empty());
  EXPECT_FALSE(subscriptions.due(now + seconds(20), 1).empty());

  now = now + seconds(10);
  happens(game, play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"});
  look();
  EXPECT_EQ(waiting(), Texts{"Ben: Your turn against Anna"});
}

TEST_F(PushNewsTest, AnOfferStandsNextToTheTurn) {
  const GameId game = stores.game(db::correspondence_setup(anna, ben), now);
  happens(game, play::OfferDraw{Seat::black});
  look();
  EXPECT_EQ(waiting(), (Texts{"Anna: Your turn against Ben", "Anna: Ben offers you a draw"}));
}

TEST_F(PushNewsTest, TheEndIsPushedOnlyToPlayersWhoAskForIt) {
  const auto ended = accounts::bit_of(accounts::NotificationKind::game_ended);
  choose(ben, ended);
  const GameId game = stores.game(db::correspondence_setup(anna, ben), now);
  look();
  now = now + seconds(10);
  happens(game, play::Resign{Seat::white});
  look();
  EXPECT_EQ(waiting(), Texts{"Ben: You won against Anna"}) << "Anna's turn is withdrawn";
}

TEST_F(PushNewsTest, APlayerMayTurnAKindOff) {
  const auto turns = accounts::bit_of(accounts::NotificationKind::my_turn);
  choose(anna, turns);
  stores.game(db::correspondence_setup(anna, ben), now);
  look();
  EXPECT_EQ(waiting(), Texts{});
}

TEST_F(PushNewsTest, QuietHoursHoldMessagesBack) {
  // Amsterdam is an hour ahead of UTC: noon is 13:00 there.
  db::NotificationSettings quiet;
  quiet.quiet_from_minute = 12 * 60;
  quiet.quiet_until_minute = 15 * 60;
  db::awaited<void>([&](auto done) {
    stores.contacts.change(anna, quiet, std::move(done));
  }).value();
  stores.game(db::correspondence_setup(anna, ben), now);
  look();
  EXPECT_TRUE(subscriptions.due(noon + seconds(2 * 3600) - Millis{1}, 1).empty());
  EXPECT_FALSE(subscriptions.due(noon + seconds(2 * 3600), 1).empty());
}

TEST_F(PushNewsTest, PlayersWithoutABrowserGetNone) {
  const auto carl = stores.user("Carl"), dora = stores.user("Dora");
  stores.game(db::correspondence_setup(carl, dora), now);
  look();
  EXPECT_EQ(waiting(), Texts{});
}

}  // namespace
}  // namespace crownhead::messages
