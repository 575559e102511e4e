#include "db/puzzles_check.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/check.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/puzzles_site.hpp"

namespace crownhead::db {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

class PuzzlesCheckTest : public testing::Test {
 protected:
  std::vector<std::string> after(const std::string& damage) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(damage);
    return check(file.path()).differences;
  }

  TempFile file;
  PuzzlesSite site{file.path()};
};

TEST_F(PuzzlesCheckTest, FindsNothingInASoundStore) {
  site.add(0, 5);
  site.add(0, 1, "giveaway");
  site.decide(site.anna, {1}, true);
  site.decide(site.ben, {1}, false);
  site.decide_own_choice(site.ben, {.puzzle = {3}, .solved = true, .at = noon});
  site.disable({2});
  site.disable({6});
  site.enable({2});
  awaited<void>([&](auto done) {
    site.stores.users.close(site.anna, noon, std::move(done));
  }).value();
  EXPECT_THAT(check(file.path()).differences, IsEmpty());
}

TEST_F(PuzzlesCheckTest, ReportsTheFault) {
  site.add(0, 5);
  EXPECT_THAT(after("UPDATE puzzles SET solution = 'c3-d4 d4-c5' WHERE id = 1"),
              Contains(HasSubstr("puzzle 1: it cannot be played")));
  EXPECT_THAT(after("UPDATE puzzles SET position = 'x' WHERE id = 2"),
              Contains("puzzle 2: it is stored under another position"));
  EXPECT_THAT(after("UPDATE puzzles SET themes = 1 WHERE id = 3"),
              Contains("puzzle 3: its themes are wrong"));
  EXPECT_THAT(after("UPDATE puzzles SET solved = 7 WHERE id = 4"),
              Contains("puzzle 4: its number of tries is wrong"));
  EXPECT_THAT(after("DELETE FROM puzzle_counts"), Contains("puzzles of russian are not counted"));
  EXPECT_THAT(after("INSERT INTO puzzle_counts VALUES ('russian', -1, 4)"),
              Contains("puzzles of russian have a wrong count"));
}

}  // namespace
}  // namespace crownhead::db
