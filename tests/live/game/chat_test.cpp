#include "server/game/chat.hpp"

#include <atomic>
#include <gtest/gtest.h>

#include "tests/live/held.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

class ChatTest : public testing::Test {
 protected:
  Result<ChatLineId> says(UserId user, const std::string& text,
                          std::optional<db::ChatRoom> room = std::nullopt,
                          std::optional<db::RequestKey> key = std::nullopt) {
    return db::awaited<ChatLineId>([&](auto done) {
      site.chat.say({.user = user, .name = "somebody"}, game, {.room = room, .text = text}, key,
                    std::move(done));
    });
  }
  std::shared_ptr<Ear> listens(std::optional<UserId> user, std::size_t thread,
                               bool moderator = false) {
    auto ear = std::make_shared<Ear>();
    site.chat.add(game, {.thread = thread, .sink = ear, .reader = {user, moderator}});
    settle(site.threads, site.pools);
    return ear;
  }
  static std::optional<ChatUser> chatter(std::optional<UserId> user, bool moderator) {
    if (!user) return std::nullopt;
    return ChatUser{.user = *user, .name = "x", .moderator = moderator};
  }
  /// Returns how many lines a user may read.
  Result<std::size_t> reads(std::optional<UserId> user,
                            std::optional<db::ChatRoom> room = std::nullopt,
                            bool moderator = false) {
    const auto who = chatter(user, moderator);
    const auto page = db::awaited<db::ChatPage>([&](auto done) {
      site.chat.read(who, {.game = game, .room = room, .before = {}, .limit = 50}, std::move(done));
    });
    if (!page) return std::unexpected(page.error());
    return page->items.size();
  }

  LiveSite site;
  GameId game = site.stores.game(db::live_setup(site.anna, site.ben), noon);
};

TEST_F(ChatTest, EachRoomIsPublishedToItsAudienceOnEveryThread) {
  const auto anna = listens(site.anna, 0), ben = listens(site.ben, 1);
  const auto carl = listens(site.carl, 1), nobody = listens(std::nullopt, 0);
  const auto line = says(site.anna, "good luck").value();
  for (const auto& ear : {anna, ben}) {
    const auto told = ear->next();
    EXPECT_EQ(told.at("t"), "info");
    EXPECT_EQ(told.at("topic"), "game/" + std::to_string(game.value));
    EXPECT_EQ(told.at("d"), (nlohmann::json{{"type", "chat"},
                                            {"id", std::to_string(line.value)},
                                            {"room", "players"},
                                            {"username", "somebody"},
                                            {"text", "good luck"},
                                            {"at_ms", noon.ms}}));
  }
  ASSERT_TRUE(says(site.carl, "28-22!"));
  EXPECT_EQ(carl->next().at("d").at("text"), "28-22!");
  EXPECT_EQ(nobody->next().at("d").at("room"), "spectators");
  settle(site.threads, site.pools);
  EXPECT_EQ(anna->count() + ben->count(), 2U) << "nobody tells the players what to play";
}

TEST_F(ChatTest, AModeratorReceivesBothRooms) {
  const auto carl = listens(site.carl, 1, true), plays = listens(site.ben, 0, true);
  ASSERT_TRUE(says(site.anna, "good luck"));
  ASSERT_TRUE(says(site.carl, "28-22!"));
  EXPECT_EQ(carl->next().at("d").at("room"), "players");
  EXPECT_EQ(carl->next().at("d").at("room"), "spectators");
  settle(site.threads, site.pools);
  EXPECT_EQ(plays->count(), 1U) << "in the own game everybody is a player";
}

TEST_F(ChatTest, AFollowerBecomesAModerator) {
  const auto carl = listens(site.carl, 1);
  ASSERT_TRUE(says(site.anna, "before"));
  site.chat.change_reader(
      game, {.thread = 1, .sink = carl, .reader = {.user = site.carl, .moderator = true}});
  settle(site.threads, site.pools);
  ASSERT_TRUE(says(site.anna, "after"));
  settle(site.threads, site.pools);
  EXPECT_EQ(carl->next().at("d").at("text"), "after");
  EXPECT_EQ(carl->count(), 1U);
}

TEST_F(ChatTest, TheSpectatorsRoomOpensToThePlayersWithTheEnd) {
  ASSERT_TRUE(says(site.carl, "28-22!"));
  EXPECT_EQ(reads(site.anna), 0U);
  EXPECT_EQ(reads(site.anna, db::ChatRoom::spectators).error().code, Code::forbidden);
  EXPECT_EQ(says(site.anna, "where?", db::ChatRoom::spectators).error().code, Code::forbidden);
  ASSERT_TRUE(site.does(site.ben, game, wire::AbortWish{}));
  const auto anna = listens(site.anna, 0);
  EXPECT_EQ(reads(site.anna), 1U);
  ASSERT_TRUE(says(site.ben, "so I saw", db::ChatRoom::spectators));
  EXPECT_EQ(anna->next().at("d").at("text"), "so I saw");
}

TEST_F(ChatTest, ThePlayersRoomIsReadByPlayersAndModerators) {
  ASSERT_TRUE(says(site.anna, "hello"));
  EXPECT_EQ(reads(site.ben), 1U);
  EXPECT_EQ(reads(site.carl), 0U);
  EXPECT_EQ(reads(site.carl, db::ChatRoom::players).error().code, Code::forbidden);
  EXPECT_EQ(reads(std::nullopt, db::ChatRoom::players).error().code, Code::not_signed_in);
  EXPECT_EQ(reads(site.carl, db::ChatRoom::players, true), 1U);
}

TEST_F(ChatTest, BlockedPlayersDoNotReceiveEachOthersLines) {
  db::awaited<void>([&](auto done) {
    site.stores.blocks.add(site.anna, site.ben, noon, std::move(done));
  }).value();
  const auto anna = listens(site.anna, 0), ben = listens(site.ben, 0);
  ASSERT_TRUE(says(site.anna, "from anna"));
  ASSERT_TRUE(says(site.ben, "from ben"));
  EXPECT_EQ(anna->next().at("d").at("text"), "from anna");
  EXPECT_EQ(ben->next().at("d").at("text"), "from ben");
  settle(site.threads, site.pools);
  EXPECT_EQ(anna->count() + ben->count(), 2U);
}

TEST_F(ChatTest, ARepeatedLineIsPublishedOnce) {
  const auto ben = listens(site.ben, 0);
  const db::RequestKey key{.user = site.anna, .id = command_id(1), .hash = 5};
  EXPECT_EQ(says(site.anna, "once", {}, key), says(site.anna, "once", {}, key));
  settle(site.threads, site.pools);
  EXPECT_EQ(ben->count(), 1U);
}

TEST_F(ChatTest, ALineIsForwardedToTheOtherNodesOnceWithItsReaders) {
  std::vector<std::pair<std::string, Readers>> forwarded;
  site.chat.forward_with([&](GameId of, const std::string& frame, const Readers& readers) {
    EXPECT_EQ(of, game);
    forwarded.emplace_back(frame, readers);
  });
  const auto ben = listens(site.ben, 1), carl = listens(site.carl, 0);
  ASSERT_TRUE(says(site.anna, "good luck"));
  ASSERT_EQ(forwarded.size(), 1U);
  const auto& [frame, readers] = forwarded.front();
  EXPECT_EQ(ben->next(), nlohmann::json::parse(frame));
  // As on the other node.
  site.chat.forwarded(game, frame, readers);
  EXPECT_EQ(ben->next(), nlohmann::json::parse(frame));
  settle(site.threads, site.pools);
  EXPECT_EQ(carl->count(), 0U) << "spectators do not read it";
  EXPECT_EQ(forwarded.size(), 1U);
}

TEST_F(ChatTest, LinesAreStoredInTheOrderInWhichTheyWereSaid) {
  const auto ben = listens(site.ben, 1);
  ASSERT_TRUE(says(site.anna, "first"));
  EXPECT_EQ(ben->next().at("d").at("text"), "first");
  std::atomic<int> stored = 0;
  {
    const Held held(site.pools.reads);
    for (int i = 0; i < 3; ++i)
      site.chat.say({.user = i == 1 ? site.ben : site.anna, .name = "somebody"}, game,
                    {.room = {}, .text = std::to_string(i)}, std::nullopt,
                    [&](const Result<ChatLineId>& line) { stored += line ? 1 : 0; });
    settle(site.threads);
    EXPECT_EQ(stored, 0);
  }
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ben->next().at("d").at("text"), std::to_string(i));
  settle(site.threads, site.pools);
  EXPECT_EQ(stored, 3);
}

TEST_F(ChatTest, AFollowerThatLeftReceivesNothing) {
  const auto ben = listens(site.ben, 1);
  on(site.threads, 1, [&] { site.chat.remove(1, game, ben.get()); });
  ASSERT_TRUE(says(site.anna, "still there?"));
  settle(site.threads, site.pools);
  EXPECT_EQ(ben->count(), 0U);
}

TEST_F(ChatTest, NeedsAGameAndADatabase) {
  game.value += 100;
  EXPECT_EQ(says(site.anna, "x").error().code, Code::not_found);
  EXPECT_EQ(reads(site.anna).error().code, Code::not_found);
  game.value -= 100;
  site.damage("DROP TABLE chat_lines");
  EXPECT_EQ(reads(site.anna).error().code, Code::unavailable);
  EXPECT_FALSE(says(site.anna, "x"));
}

}  // namespace
}  // namespace crownhead::live
