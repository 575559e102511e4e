#include "db/messages/notifications.hpp"

#include <gtest/gtest.h>

#include "db/jobs/notification_rows.hpp"
#include "db/jobs/writer.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using accounts::NewNotification;
using enum accounts::NotificationKind;
using Kinds = std::vector<accounts::NotificationKind>;

class NotificationsTest : public testing::Test {
 protected:
  void add(std::vector<NewNotification> rows) {
    awaited<void>([&](auto done) {
      stores.writer.submit<void>(
          Locks::none(),
          [rows = std::move(rows)](Connection& connection) -> Result<void> {
            insert_notifications(connection, rows);
            return {};
          },
          std::move(done));
    }).value();
  }
  accounts::NotificationPage page(UserId user, int limit = 100,
                                  NotificationId before = {INT64_MAX}) {
    return notifications.page(user, before, limit);
  }
  Kinds kinds(UserId user) {
    Kinds found;
    for (const auto& row : page(user).items) found.push_back(row.kind);
    return found;
  }
  void read(UserId user, NotificationId up_to) {
    awaited<void>([&](auto done) { notifications.read(user, up_to, std::move(done)); }).value();
  }
  ChallengeId challenge(std::optional<UserId> to) {
    play::Challenge made;
    made.id = {++last_challenge};
    made.from = ben;
    made.to = to;
    made.terms.variant = "international";
    made.terms.ruleset = "fmjd";
    made.terms.control = play::PerMove{seconds(3600)};
    made.terms.start_fen = live_setup(anna, ben).terms.start_fen;
    made.created = noon;
    return awaited<Made<ChallengeId>>(
               [&](auto done) { stores.challenges.create(made, std::nullopt, std::move(done)); })
        .value()
        .id;
  }

  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("Anna"), ben = stores.user("Ben");
  Notifications& notifications = stores.notifications;
  std::int64_t last_challenge = 0;
};

TEST_F(NotificationsTest, AreListedNewestFirstWithTheNamesOfTheMoment) {
  const GameId game = stores.game(correspondence_setup(anna, ben), noon);
  add({{.user = anna, .kind = draw_offered, .at = noon, .game = game},
       {.user = anna, .kind = entry_asked, .at = noon, .other = ben},
       {.user = ben, .kind = round_published, .at = noon, .number = 2, .last = 3}});
  const auto items = page(anna).items;
  ASSERT_EQ(items.size(), 3U);
  EXPECT_EQ(items[0].kind, entry_asked);
  EXPECT_EQ(items[0].player, "Ben");
  EXPECT_EQ(items[1].kind, draw_offered);
  EXPECT_EQ(items[1].player, "Ben") << "the opponent";
  EXPECT_EQ(items[1].game, game);
  EXPECT_TRUE(items[1].white);
  EXPECT_EQ(items[2].kind, game_started);
  const auto others = page(ben, 1);
  ASSERT_EQ(others.items.size(), 1U);
  EXPECT_EQ(others.items[0].number, 2);
  EXPECT_EQ(others.items[0].last, 3);
  ASSERT_TRUE(others.next);
  EXPECT_EQ(page(ben, 1, *others.next).items.at(0).player, "Anna");
}

TEST_F(NotificationsTest, APlayerKeepsTheNewestHundred) {
  for (int i = 1; i <= 103; ++i)
    add({{.user = anna, .kind = reminder, .at = noon, .number = i},
         {.user = ben, .kind = expelled, .at = noon}});
  const auto items = page(anna, 200).items;
  ASSERT_EQ(items.size(), 100U);
  EXPECT_EQ(items.front().number, 103);
  EXPECT_EQ(items.back().number, 4);
  EXPECT_EQ(stores.rows("notifications"), 200);
}

TEST_F(NotificationsTest, AreReadUpToAMarkThatNeverGoesBack) {
  add({{.user = anna, .kind = expelled, .at = noon}, {.user = ben, .kind = expelled, .at = noon}});
  add({{.user = anna, .kind = reminder, .at = noon}});
  EXPECT_EQ(notifications.unread(anna, noon), 2);
  EXPECT_EQ(page(anna).read_up_to, NotificationId{0});
  const auto items = page(anna).items;
  read(anna, items[1].id);
  EXPECT_EQ(notifications.unread(anna, noon), 1);
  read(anna, {INT64_MAX});
  EXPECT_EQ(page(anna).read_up_to, items[0].id) << "no further than the newest";
  read(anna, items[1].id);
  EXPECT_EQ(notifications.unread(anna, noon), 0);
  add({{.user = anna, .kind = reminder, .at = noon}});
  EXPECT_EQ(notifications.unread(anna, noon), 1);
  EXPECT_EQ(notifications.unread(ben, noon), 1);
  const UserId carl = stores.user("Carl");
  read(carl, {INT64_MAX});
  EXPECT_EQ(page(carl).read_up_to, NotificationId{0}) << "has none";
}

TEST_F(NotificationsTest, AnOpenChallengeWaitsAndAnExpiredOneIsNews) {
  const ChallengeId id = challenge(anna);
  ASSERT_EQ(kinds(anna), Kinds{accounts::NotificationKind::challenge});
  EXPECT_EQ(page(anna).items[0].challenge, id);
  EXPECT_EQ(page(anna).items[0].player, "Ben");
  EXPECT_EQ(notifications.unread(anna, noon), 0);
  EXPECT_EQ(notifications.unread(anna, noon + seconds(14 * 24 * 3600)), 1);
  EXPECT_EQ(kinds(ben), Kinds{});
}

TEST_F(NotificationsTest, AnAnsweredChallengeIsNotListed) {
  const ChallengeId declined = challenge(anna), accepted = challenge(anna);
  challenge(std::nullopt);
  EXPECT_EQ(kinds(anna).size(), 2U);
  awaited<void>([&](auto done) { stores.challenges.remove(declined, std::move(done)); }).value();
  EXPECT_EQ(kinds(anna).size(), 1U);
  const RequestKey key{.user = anna, .id = {1}, .hash = 1};
  awaited<Made<GameId>>([&](auto done) {
    stores.games.create(correspondence_setup(anna, ben), noon, key, accepted, std::move(done));
  }).value();
  EXPECT_EQ(kinds(anna), Kinds{}) << "she began the game";
  EXPECT_EQ(kinds(ben), Kinds{game_started});
}

TEST_F(NotificationsTest, BlockingRemovesTheOthersChallenges) {
  challenge(anna);
  awaited<void>([&](auto done) { stores.blocks.add(anna, ben, noon, std::move(done)); }).value();
  EXPECT_EQ(kinds(anna), Kinds{});
}

TEST_F(NotificationsTest, ALiveGameStoresNone) {
  stores.game(live_setup(anna, ben), noon);
  EXPECT_EQ(stores.rows("notifications"), 0);
}

}  // namespace
}  // namespace crownhead::db
