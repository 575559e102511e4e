#include "db/tournaments/tournament_list.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/sqlite/connection.hpp"
#include "db/tournaments/tournaments.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using tournament::Format;

constexpr int many = 1'005;  // a few more than a page examines
constexpr int one_match = 3;

class TournamentListTest : public testing::Test {
 protected:
  TournamentListTest() {
    // Each begins a second after the one before. Two are matches, the others Swiss.
    run("WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < " +
        std::to_string(many) +
        ") INSERT INTO tournaments (id, version, name, format, pace, variant, status, round,"
        " entrants, begins_ms, created_ms, updated_ms, control_kind, base_ms, increment_ms, rated,"
        " rounds) SELECT i, 1, 'Cup', CASE WHEN i IN (" +
        std::to_string(one_match) + ", " + std::to_string(many) +
        ") THEN 3 ELSE 1 END, 0, 'international', 0, 0, 0, 1000 * i, 0, 0, 0, 300000, 3000, 1, 5"
        " FROM numbers");
  }

  void run(const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
  }

  TournamentPage page(const TournamentFilter& filter) { return tournaments.list(filter).value(); }

  std::vector<std::int64_t> ids(const TournamentFilter& filter) {
    std::vector<std::int64_t> found;
    for (const auto& row : page(filter).items) found.push_back(row.id.value);
    return found;
  }

  TempFile file;
  TestStores stores{file.path()};
  Tournaments tournaments{stores.database.writer(), stores.database.readers()};
};

TEST_F(TournamentListTest, APageEndsAfterSoManyRowsWereExamined) {
  TournamentFilter filter{.format = Format::match};
  auto first = page(filter);
  ASSERT_EQ(first.items.size(), 1U);
  EXPECT_EQ(first.items[0].id.value, many) << "the newest first";
  ASSERT_TRUE(first.next);
  filter.cursor = first.next;
  EXPECT_THAT(ids(filter), ElementsAre(one_match));
  EXPECT_FALSE(page(filter).next);
}

TEST_F(TournamentListTest, ByDateTheFirstToBeginComeFirst) {
  TournamentFilter filter{.format = Format::match, .by_begin = true};
  auto first = page(filter);
  ASSERT_EQ(first.items.size(), 1U);
  EXPECT_EQ(first.items[0].id.value, one_match);
  filter.cursor = first.next;
  EXPECT_THAT(ids(filter), ElementsAre(many));
  EXPECT_THAT(ids({.from = Instant{5'000}, .to = Instant{8'000}}), ElementsAre(5, 6, 7));
}

TEST_F(TournamentListTest, ByDatePagesContinueWhereTheLastEnded) {
  // Two begin at the same time.
  run("UPDATE tournaments SET begins_ms = 2000 WHERE id IN (2, 3); UPDATE tournaments SET"
      " begins_ms = NULL WHERE id = 4");
  TournamentFilter filter{.from = Instant{1'000}, .to = Instant{7'000}, .limit = 2};
  std::vector<std::vector<std::int64_t>> pages;
  do {
    pages.push_back(ids(filter));
    filter.cursor = page(filter).next;
  } while (filter.cursor && pages.size() < 5);
  EXPECT_THAT(pages, ElementsAre(ElementsAre(1, 2), ElementsAre(3, 5), ElementsAre(6)));
}

TEST_F(TournamentListTest, FollowsThePeopleInIt) {
  const UserId anna = stores.user("Anna"), ben = stores.user("Ben");
  const auto enter = [&](int id, UserId user) {
    run("INSERT INTO tournament_entries (tournament_id, user_id, state, points) VALUES (" +
        std::to_string(id) + ", " + std::to_string(user.value) + ", 1, 0)");
  };
  const auto direct = [&](int id, UserId user) {
    run("INSERT INTO tournament_directors VALUES (" + std::to_string(id) + ", " +
        std::to_string(user.value) + ")");
  };
  enter(7, anna);
  enter(9, ben);
  direct(7, anna);
  direct(8, anna);
  direct(9, anna);
  EXPECT_THAT(ids({.player = anna}), ElementsAre(7));
  EXPECT_THAT(ids({.director = anna}), ElementsAre(9, 8, 7));
  EXPECT_THAT(ids({.own = anna}), ElementsAre(9, 8, 7)) << "each once";
  EXPECT_THAT(ids({.own = ben}), ElementsAre(9));
  EXPECT_THAT(ids({.player = ben, .director = anna}), ElementsAre(9));
  EXPECT_THAT(ids({.own = anna, .from = Instant{8'000}}), ElementsAre(8, 9)) << "by date";
  EXPECT_THAT(ids({.player = ben, .name = "cup"}), IsEmpty()) << "its name has no words yet";
  run("INSERT INTO tournament_names (rowid, name) VALUES (9, 'Cup')");
  EXPECT_THAT(ids({.player = ben, .name = "cup"}), ElementsAre(9));
  EXPECT_THAT(ids({.name = "cup", .by_begin = true}), ElementsAre(9));
}

TEST_F(TournamentListTest, TheSpeedIsThatOfItsGames) {
  run("UPDATE tournaments SET base_ms = 60000, increment_ms = 0 WHERE id = 2");
  EXPECT_THAT(ids({.speed = rating::Speed::bullet, .by_begin = true}), ElementsAre(2));
  EXPECT_EQ(ids({.speed = rating::Speed::blitz, .limit = 3}).size(), 3U);
}

TEST_F(TournamentListTest, ACursorThatNoPageHadIsRefused) {
  for (const char* cursor : {"", "x", "0", "-4", "5 ", "5.1"})
    EXPECT_FALSE(tournaments.list({.cursor = cursor})) << cursor;
  for (const char* cursor : {"", "5", "5.", "5.x", ".5", "5.0"})
    EXPECT_FALSE(tournaments.list({.by_begin = true, .cursor = cursor})) << cursor;
}

}  // namespace
}  // namespace crownhead::db
