#include "db/chat/notes.hpp"

#include <gtest/gtest.h>

#include "rules/accounts/quotas.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class NotesTest : public testing::Test {
 protected:
  Result<void> write(UserId user, GameId about, const std::string& text, Instant at = {}) {
    return awaited<void>([&](auto done) { notes.write(user, about, text, at, std::move(done)); });
  }

  TempFile file;
  TestStores stores{file.path()};
  Notes& notes = stores.notes;
  UserId anna = stores.user("anna"), ben = stores.user("ben");
  GameId game = stores.game(live_setup(anna, ben));
};

TEST_F(NotesTest, AreTheWritersOwn) {
  EXPECT_FALSE(notes.find(anna, game));
  ASSERT_TRUE(write(anna, game, "watch 28-23", Instant{5}));
  ASSERT_TRUE(write(ben, game, "he likes shots", Instant{6}));
  EXPECT_EQ(notes.find(anna, game)->text, "watch 28-23");
  EXPECT_EQ(notes.find(anna, game)->updated, Instant{5});
  EXPECT_EQ(notes.find(ben, game)->text, "he likes shots");
}

TEST_F(NotesTest, AreReplacedAndRemoved) {
  ASSERT_TRUE(write(anna, game, "first", Instant{5}));
  ASSERT_TRUE(write(anna, game, "second", Instant{7}));
  EXPECT_EQ(notes.find(anna, game)->text, "second");
  EXPECT_EQ(notes.find(anna, game)->updated, Instant{7});
  ASSERT_TRUE(write(anna, game, ""));
  EXPECT_FALSE(notes.find(anna, game));
  EXPECT_TRUE(notes.of(anna).empty());
}

TEST_F(NotesTest, NeedAGame) {
  EXPECT_EQ(write(anna, {game.value + 1}, "no such game").error().code, Code::not_found);
  EXPECT_TRUE(notes.of(anna).empty());
}

TEST_F(NotesTest, ShareAQuotaPerPlayer) {
  const std::string half(accounts::quotas::bytes_at_first / 2, 'a');
  const GameId other = stores.game(correspondence_setup(ben, anna));
  ASSERT_TRUE(write(anna, game, half));
  EXPECT_EQ(write(anna, other, half + "a").error().code, Code::too_large);
  ASSERT_TRUE(write(anna, other, half));
  EXPECT_TRUE(write(anna, game, half)) << "what it replaces does not count";
  EXPECT_TRUE(write(ben, game, half)) << "each player has their own";
}

TEST_F(NotesTest, AreExportedByGame) {
  const GameId other = stores.game(correspondence_setup(ben, anna));
  ASSERT_TRUE(write(anna, other, "two"));
  ASSERT_TRUE(write(anna, game, "one"));
  using Notes = std::vector<std::pair<GameId, std::string>>;
  EXPECT_EQ(notes.of(anna), (Notes{{game, "one"}, {other, "two"}}));
}

}  // namespace
}  // namespace crownhead::db
