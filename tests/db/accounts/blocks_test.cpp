#include "db/accounts/blocks.hpp"

#include <gtest/gtest.h>

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
  EXPECT_EQ(blocks.apart_from(anna), (std::vector{ben, carl}));
  EXPECT_EQ(blocks.apart_from(ben), std::vector{anna});
  ASSERT_TRUE(awaited<void>([&](auto done) { blocks.remove(anna, ben, std::move(done)); }));
  EXPECT_FALSE(blocks.has(anna, ben));
}

}  // namespace
}  // namespace crownhead::db
