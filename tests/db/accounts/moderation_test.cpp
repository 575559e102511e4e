#include "db/accounts/moderation.hpp"

#include <gtest/gtest.h>

#include "db/accounts/sessions.hpp"
#include "db/chat/chat_lines.hpp"
#include "db/sqlite/connection.hpp"
#include "rules/reasons.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/db/tournament_rows.hpp"

namespace crownhead::db {
namespace {

class ModerationTest : public testing::Test {
 protected:
  Result<Made<ReportId>> report(const std::string& text, std::optional<GameId> game = {}) {
    return awaited<Made<ReportId>>([&](auto done) {
      moderation.report({anna, ben, game, ReportKind::cheating, text}, Instant{5}, std::nullopt,
                        std::move(done));
    });
  }
  Moderator by(std::string reason) { return {carl, Instant{9}, std::move(reason)}; }
  std::vector<std::string> log() {
    std::vector<std::string> lines;
    for (const auto& line : moderation.log(INT64_MAX, 10).items)
      lines.push_back(line.actor + " " + line.about + " " + line.reason);
    return lines;
  }

  TempFile file;
  TestStores stores{file.path()};
  Moderation& moderation = stores.moderation;
  Sessions& sessions = stores.sessions;
  UserId anna = stores.user("Anna"), ben = stores.user("Ben"), carl = stores.user("Carl");
};

TEST_F(ModerationTest, ReportsAreOpenUntilTheyAreClosed) {
  for (const char* text : {"one", "two", "three"}) ASSERT_TRUE(report(text));
  EXPECT_EQ(report("x", GameId{99}).error().code, Code::not_found);
  const auto page = moderation.open_reports(0, 2);
  ASSERT_EQ(page.items.size(), 2U);
  EXPECT_EQ(page.items[0].text, "one");
  EXPECT_EQ(page.items[0].from, "Anna");
  EXPECT_EQ(page.items[0].about, "Ben");
  EXPECT_EQ(moderation.open_reports(*page.next, 2).items.at(0).text, "three");
  EXPECT_FALSE(moderation.open_reports(*page.next, 2).next);
  const auto close = [&] {
    return awaited<void>([&](auto done) {
      moderation.close_report(page.items[0].id, by("nothing in it"), std::move(done));
    });
  };
  EXPECT_TRUE(close());
  EXPECT_EQ(close().error().code, Code::not_found);
  EXPECT_EQ(moderation.open_reports(0, 9).items.size(), 2U);
  EXPECT_EQ(log(), std::vector<std::string>{"Carl Ben nothing in it"});
}

TEST_F(ModerationTest, TheFirstAdminIsCreatedIfThereIsNone) {
  const auto make = [&](UserId user) {
    return awaited<void>(
        [&](auto done) { moderation.make_first_admin(user, Instant{9}, std::move(done)); });
  };
  EXPECT_FALSE(stores.users.has_admin());
  ASSERT_TRUE(make(anna));
  EXPECT_TRUE(stores.users.has_admin());
  EXPECT_EQ(stores.users.by_id(anna)->role, Role::admin);
  EXPECT_EQ(make(ben).error().code, Code::forbidden);
  EXPECT_EQ(stores.users.by_id(ben)->role, Role::player);
  EXPECT_EQ(log(), std::vector<std::string>{
                       "Anna Anna admin: the first, by the link that the server logged"});
  awaited<void>([&](auto done) { stores.users.close(anna, Instant{10}, std::move(done)); }).value();
  EXPECT_FALSE(stores.users.has_admin());
  EXPECT_TRUE(make(ben)) << "the one that there was is gone";
}

TEST_F(ModerationTest, DisputesAreListedForTheDirectorsOfTheirTournamentOnly) {
  const TournamentId cup{7}, other{8};
  const std::string policy = "9, 90, 0, 90, 0, 0, 0";
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .script(tournament_sql(cup, policy, {anna, ben}, {carl}) +
              tournament_sql(other, policy, {anna, ben}, {carl}));
  const GameId game = stores.game(live_setup(anna, ben), Instant{1});
  const auto dispute = [&](UserId from) {
    return awaited<Made<ReportId>>([&](auto done) {
      moderation.report({.from = from,
                         .about = from == anna ? ben : anna,
                         .game = game,
                         .kind = ReportKind::dispute,
                         .text = "the clock",
                         .tournament = cup},
                        Instant{5}, std::nullopt, std::move(done));
    });
  };
  ASSERT_TRUE(report("one"));
  const auto made = dispute(anna);
  ASSERT_TRUE(made);
  EXPECT_EQ(dispute(anna).error().code, Code::tournament_refused) << "it waits for an answer";
  ASSERT_TRUE(dispute(ben));
  EXPECT_EQ(moderation.open_reports(0, 9).items.size(), 1U);
  EXPECT_TRUE(moderation.disputes(other).empty());
  const auto waiting = moderation.disputes(cup);
  ASSERT_EQ(waiting.size(), 2U);
  EXPECT_EQ(waiting[0].from, "Anna");
  EXPECT_EQ(waiting[0].text, "the clock");
  EXPECT_EQ(waiting[1].from, "Ben");
  for (const auto& one : waiting) {
    EXPECT_EQ(one.white, "Anna");
    EXPECT_EQ(one.black, "Ben");
  }
  EXPECT_EQ(moderation.open_reports(0, 9).items.at(0).white, std::nullopt);
  const auto closed = awaited<void>(
      [&](auto done) { moderation.close_report(made->id, by("not mine"), std::move(done)); });
  EXPECT_EQ(closed.error().code, Code::not_found);
  EXPECT_EQ(moderation.disputes(cup).size(), 2U);
}

TEST_F(ModerationTest, ABanInvalidatesSessionsAndTokens) {
  awaited<void>([&](auto done) {
    sessions.open({1}, ben, {}, Instant{0}, Instant{99}, std::move(done));
  }).value();
  awaited<Made<TokenId>>([&](auto done) {
    sessions.create_token({2}, ben, {"bot", scope_play}, Instant{0}, std::nullopt, std::move(done));
  }).value();
  const auto does = [&](auto what) {
    return awaited<void>(
        [&](auto done) { (moderation.*what)(ben, by("an engine"), std::move(done)); });
  };
  EXPECT_EQ(does(&Moderation::unban).error().code, Code::not_found);
  ASSERT_TRUE(does(&Moderation::ban));
  EXPECT_EQ(stores.users.by_id(ben)->banned, Instant{9});
  EXPECT_EQ(stores.users.by_id(ben)->ban_reason, "an engine");
  EXPECT_FALSE(sessions.find_session({1}, Instant{1}));
  EXPECT_FALSE(sessions.find_token({2}, Instant{20}));
  ASSERT_TRUE(does(&Moderation::unban));
  EXPECT_FALSE(stores.users.by_id(ben)->banned);
  EXPECT_TRUE(sessions.find_token({2}, Instant{20})) << "programs go on where they stood";
  EXPECT_EQ(log().size(), 2U);
}

TEST_F(ModerationTest, BansFromChatAndLiftsTheBan) {
  ChatLines& lines = stores.chat_lines;
  const GameId game = stores.game(live_setup(stores.user("Xenia"), ben));
  const auto says = [&] {
    return awaited<Made<ChatLineId>>([&](auto done) {
      lines.add({game, ChatRoom::players, ben, "hello", Instant{1}}, std::nullopt, std::move(done));
    });
  };
  const auto does = [&](auto what) {
    return awaited<void>(
        [&](auto done) { (moderation.*what)(ben, by("insults"), std::move(done)); });
  };
  EXPECT_EQ(does(&Moderation::unban_from_chat).error().code, Code::not_found);
  ASSERT_TRUE(does(&Moderation::ban_from_chat));
  EXPECT_EQ(says().error(), (Error{Code::forbidden, reason::chat::closed_to_you("insults")}));
  EXPECT_FALSE(stores.users.by_id(ben)->banned) << "Ben plays on";
  ASSERT_TRUE(does(&Moderation::unban_from_chat));
  EXPECT_TRUE(says());
  EXPECT_EQ(log().size(), 2U);
}

TEST_F(ModerationTest, TheOperatorHasNoName) {
  awaited<void>([&](auto done) {
    moderation.set_role(ben, Role::moderator, {std::nullopt, Instant{9}, "new"}, std::move(done));
  }).value();
  EXPECT_EQ(stores.users.by_id(ben)->role, Role::moderator);
  EXPECT_EQ(log(), std::vector<std::string>{" Ben new"});
}

}  // namespace
}  // namespace crownhead::db
