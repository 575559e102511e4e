#include "db/chat/chat_lines.hpp"

#include <gtest/gtest.h>

#include "db/accounts/blocks.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using enum ChatRoom;

class ChatLinesTest : public testing::Test {
 protected:
  Result<Made<ChatLineId>> add(UserId user, const std::string& text, ChatRoom room = players,
                               std::optional<RequestKey> key = std::nullopt) {
    return awaited<Made<ChatLineId>>([&](auto done) {
      lines.add({game, room, user, text, Instant{++now}}, key, std::move(done));
    });
  }
  std::vector<std::string> texts(const ChatPage& page) {
    std::vector<std::string> found;
    for (const auto& line : page.items) found.push_back(line.username + ": " + line.text);
    return found;
  }
  std::vector<std::string> read(std::vector<ChatRoom> rooms, std::optional<UserId> reader = {}) {
    return texts(lines.list({.game = game, .rooms = std::move(rooms), .reader = reader}));
  }

  using Texts = std::vector<std::string>;
  TempFile file;
  TestStores stores{file.path()};
  ChatLines& lines = stores.chat_lines;
  UserId anna = stores.user("anna"), ben = stores.user("ben"), carl = stores.user("carl");
  GameId game = stores.game(live_setup(anna, ben));
  std::int64_t now = 0;
};

TEST_F(ChatLinesTest, AreReadByRoomNewestFirst) {
  ASSERT_TRUE(add(anna, "hello"));
  ASSERT_TRUE(add(carl, "a fine game", spectators));
  ASSERT_TRUE(add(ben, "hello, anna"));
  EXPECT_EQ(read({players}), (Texts{"ben: hello, anna", "anna: hello"}));
  EXPECT_EQ(read({spectators}), Texts{"carl: a fine game"});
  EXPECT_EQ(read({players, spectators}).size(), 3U);
  EXPECT_EQ(read({}), Texts{});
  const auto line = lines.list({.game = game, .rooms = {spectators}}).items.front();
  EXPECT_EQ(line.game, game);
  EXPECT_EQ(line.room, spectators);
  EXPECT_EQ(line.at, Instant{2});
}

TEST_F(ChatLinesTest, AreReadInPages) {
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(add(anna, std::to_string(i)));
  const auto first = lines.list({.game = game, .rooms = {players}, .limit = 3});
  EXPECT_EQ(texts(first), (Texts{"anna: 4", "anna: 3", "anna: 2"}));
  const auto second =
      lines.list({.game = game, .rooms = {players}, .before = first.next, .limit = 3});
  EXPECT_EQ(texts(second), (Texts{"anna: 1", "anna: 0"}));
  EXPECT_FALSE(second.next);
}

TEST_F(ChatLinesTest, AreHiddenBetweenBlockedPlayers) {
  Blocks& blocks = stores.blocks;
  awaited<void>([&](auto done) { blocks.add(anna, ben, Instant{1}, std::move(done)); }).value();
  ASSERT_TRUE(add(anna, "from anna"));
  ASSERT_TRUE(add(ben, "from ben"));
  EXPECT_EQ(read({players}, anna), Texts{"anna: from anna"});
  EXPECT_EQ(read({players}, ben), Texts{"ben: from ben"});
  EXPECT_EQ(read({players}, carl).size(), 2U);
  EXPECT_EQ(read({players}).size(), 2U);
}

TEST_F(ChatLinesTest, ARepeatedRequestAddsOneLine) {
  const RequestKey key{.user = anna, .id = {7}, .hash = 1};
  EXPECT_EQ(lines.added_by(key).value(), std::nullopt);
  const auto first = add(anna, "once", players, key).value();
  const auto second = add(anna, "once", players, key).value();
  EXPECT_EQ(first.id, second.id);
  EXPECT_TRUE(second.repeated);
  EXPECT_EQ(read({players}), Texts{"anna: once"});
  EXPECT_EQ(lines.added_by(key).value(), first.id);
  EXPECT_EQ(lines.added_by({.user = anna, .id = {7}, .hash = 2}).error().code, Code::key_reused);
}

TEST_F(ChatLinesTest, LoseTheirTextAndNameWithTheAccount) {
  ASSERT_TRUE(add(anna, "my words"));
  ASSERT_TRUE(add(ben, "his words"));
  EXPECT_EQ(lines.of(anna).size(), 1U);
  awaited<void>([&](auto done) { stores.users.close(anna, Instant{9}, std::move(done)); }).value();
  const auto former = "former-" + std::to_string(anna.value) + ": ";
  EXPECT_EQ(read({players}), (Texts{"ben: his words", former}));
}

}  // namespace
}  // namespace crownhead::db
