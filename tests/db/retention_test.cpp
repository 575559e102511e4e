#include "db/retention.hpp"

#include <gtest/gtest.h>

#include "db/accounts/moderation.hpp"
#include "db/accounts/sessions.hpp"
#include "db/chat/chat_lines.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class Retention : public testing::Test {
 protected:
  void say(Instant at) {
    ASSERT_TRUE(awaited<Made<ChatLineId>>([&](auto done) {
      lines.add({game, ChatRoom::players, anna, "hello", at}, std::nullopt, std::move(done));
    }));
  }
  ReportId report(Instant at) {
    return awaited<Made<ReportId>>([&](auto done) {
             moderation.report({anna, ben, {}, ReportKind::other, "x"}, at, std::nullopt,
                               std::move(done));
           })
        .value()
        .id;
  }
  void close(ReportId id, Instant at) {
    ASSERT_TRUE(awaited<void>(
        [&](auto done) { moderation.close_report(id, {ben, at, "done"}, std::move(done)); }));
  }
  void sign_in(std::uint8_t secret, Instant at) {
    ASSERT_TRUE(awaited<void>([&](auto done) {
      sessions.open({secret}, anna, {"a test", "192.0.2.1"}, at, Instant{1'000'000},
                    std::move(done));
    }));
  }
  /// Has committed when this returns, because later jobs come later.
  void forget_now(const Forgotten& what) {
    forget(stores.database.writer(), what, Instant{100});
    stores.user("later");
  }

  TempFile file;
  TestStores stores{file.path()};
  ChatLines& lines = stores.chat_lines;
  Moderation& moderation = stores.moderation;
  Sessions& sessions = stores.sessions;
  UserId anna = stores.user("anna"), ben = stores.user("ben");
  GameId game = stores.game(live_setup(anna, ben));
};

TEST_F(Retention, DeletesOldChatLines) {
  for (const std::int64_t at : {10, 20, 30}) say(Instant{at});
  forget_now({.chat_before = Instant{30}});
  ASSERT_EQ(lines.of(anna).size(), 1U);
  EXPECT_EQ(lines.of(anna)[0].at, Instant{30});
}

TEST_F(Retention, DeletesExpiredPlacesAndTokens) {
  const Instant later{places_kept.count + 50};
  sessions.note_places(anna, {{1}}, Instant{10});
  sessions.note_places(anna, {{2}}, Instant{60});
  awaited<Made<TokenId>>([&](auto done) {
    sessions.create_token({3}, anna, {"bot", scope_read, Instant{100}}, Instant{1}, std::nullopt,
                          std::move(done));
  }).value();
  forget(stores.database.writer(), {}, later);
  stores.user("later");
  EXPECT_FALSE(sessions.familiar(anna, {1}, Instant{0}));
  EXPECT_TRUE(sessions.familiar(anna, {2}, Instant{0}));
  EXPECT_FALSE(sessions.familiar(ben, {2}, Instant{0}));
  EXPECT_FALSE(sessions.find_token({3}, Instant{2})) << "the row is gone";
}

TEST_F(Retention, DeletesNotificationsAfterAMonth) {
  play::Challenge challenge;
  challenge.id = {7};
  challenge.from = ben;
  challenge.to = anna;
  challenge.terms.variant = "international";
  challenge.terms.ruleset = "fmjd";
  challenge.terms.control = play::PerMove{seconds(3600)};
  challenge.terms.start_fen = live_setup(anna, ben).terms.start_fen;
  for (const std::int64_t at : {10, 60}) {
    challenge.created = Instant{at};
    ++challenge.id.value;
    ASSERT_TRUE(awaited<Made<ChallengeId>>(
        [&](auto done) { stores.challenges.create(challenge, std::nullopt, std::move(done)); }));
  }
  forget(stores.database.writer(), {}, Instant{accounts::notifications_kept.count + 50});
  stores.user("later");
  const auto left = stores.notifications.page(anna, {INT64_MAX}, 100).items;
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].at, Instant{60});
}

TEST_F(Retention, DeletesReportsSomeTimeAfterTheyWereClosed) {
  close(report(Instant{10}), Instant{10});
  report(Instant{10});
  close(report(Instant{10}), Instant{30});
  forget_now({.reports_closed_before = Instant{30}});
  EXPECT_EQ(moderation.reports_by(anna).size(), 2U) << "the open one and the last";
  EXPECT_EQ(moderation.open_reports(0, 10).items.size(), 1U);
}

TEST_F(Retention, DeletesUnusedSessions) {
  sign_in(1, Instant{10});
  sign_in(2, Instant{30});
  forget_now({.sessions_unused_since = Instant{30}});
  EXPECT_FALSE(sessions.find_session({1}, Instant{100}));
  EXPECT_TRUE(sessions.find_session({2}, Instant{100}));
}

TEST_F(Retention, KeepsEverythingWithoutALimit) {
  say(Instant{10});
  close(report(Instant{10}), Instant{10});
  sign_in(1, Instant{10});
  forget_now({});
  EXPECT_EQ(lines.of(anna).size(), 1U);
  EXPECT_EQ(moderation.reports_by(anna).size(), 1U);
  EXPECT_TRUE(sessions.find_session({1}, Instant{100}));
}

}  // namespace
}  // namespace crownhead::db
