#include "db/accounts/blocks.hpp"

#include <gtest/gtest.h>

#include "db/chat/chat_lines.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

TEST(Blocks, ApplyInOneDirectionUntilLifted) {
  const TempFile file;
  TestStores stores{file.path()};
  Blocks& blocks = stores.blocks;
  const UserId anna = stores.user("Anna"), ben = stores.user("Ben"), carl = stores.user("Carl");
  for (const UserId blocked : {carl, ben, ben})
    ASSERT_TRUE(
        awaited<void>([&](auto done) { blocks.add(anna, blocked, Instant{1}, std::move(done)); }));
  EXPECT_EQ(blocks.of(anna), (std::vector<std::string>{"Ben", "Carl"}));
  EXPECT_TRUE(blocks.has(anna, ben));
  EXPECT_FALSE(blocks.has(ben, anna));
  ChatLines& lines = stores.chat_lines;
  const GameId game = stores.game(live_setup(anna, ben));
  const auto apart_from = [&](UserId user) {
    return awaited<AddedLine>([&](auto done) {
             lines.add({game, ChatRoom::players, user, "hello", Instant{2}}, std::nullopt,
                       std::move(done));
           })
        .value()
        .apart;
  };
  EXPECT_EQ(apart_from(anna), (std::vector{ben, carl}));
  EXPECT_EQ(apart_from(ben), std::vector{anna});
  ASSERT_TRUE(awaited<void>([&](auto done) { blocks.remove(anna, ben, std::move(done)); }));
  EXPECT_FALSE(blocks.has(anna, ben));
}

}  // namespace
}  // namespace crownhead::db
