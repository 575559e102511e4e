#include "db/migrate.hpp"

#include <cctype>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/sqlite/connection.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

class Migrate : public testing::Test {
 protected:
  TempFile file;
  SqliteConnection connection{file.path(), SqliteConnection::Mode::read_write_create};

  const std::vector<Migration> one{{"0001_a", "CREATE TABLE a (x INTEGER) STRICT;"}};
  const std::vector<Migration> two{
      one[0], {"0002_b", "CREATE TABLE b (y INTEGER) STRICT; INSERT INTO a VALUES (7);"}};
};

TEST_F(Migrate, RunsEachStepOnce) {
  EXPECT_EQ(migrate(connection, one), 1);
  EXPECT_EQ(migrate(connection, one), 0);
  EXPECT_EQ(migrate(connection, two), 1);
  EXPECT_EQ(migrate(connection, two), 0);
  EXPECT_EQ(*connection.value<int>("SELECT x FROM a"), 7);
}

TEST_F(Migrate, RefusesANewerFile) {
  migrate(connection, two);
  EXPECT_THAT([&] { migrate(connection, one); },
              ThrowsMessage<std::runtime_error>(
                  HasSubstr("has schema 2, but this program supports only 1")));
}

TEST_F(Migrate, RefusesAChangedStep) {
  migrate(connection, two);
  const std::vector<Migration> edited{one[0], {"0002_b", "CREATE TABLE b (z TEXT) STRICT;"}};
  EXPECT_THAT(
      [&] { migrate(connection, edited); },
      ThrowsMessage<std::runtime_error>(HasSubstr("a different version of migration 0002_b")));
}

TEST_F(Migrate, RefusesAFileMadeBeforeTheBaseline) {
  const std::vector<Migration> earlier{
      {"0001_a", "CREATE TABLE a (x INTEGER) STRICT; -- otherwise"}, two[1], {"0003_c", ""}};
  for (const auto& present : {one, two, std::vector{Migration{"0001_b", two[0].sql}}}) {
    SqliteConnection other(":memory:", SqliteConnection::Mode::read_write_create);
    migrate(other, earlier);
    EXPECT_THAT([&] { migrate(other, present); },
                ThrowsMessage<std::runtime_error>(HasSubstr(
                    "made before 1.0.0; export accounts and games with the release that made it,"
                    " and start with a new file")));
    EXPECT_EQ(other.value<int>("SELECT count(*) FROM migrations"), 3) << "left as it is";
  }
}

TEST_F(Migrate, RefusesAnotherProgramsFile) {
  connection.script("CREATE TABLE bookmarks (url TEXT)");
  EXPECT_THAT([&] { migrate(connection, one); },
              ThrowsMessage<std::runtime_error>(HasSubstr("was not created by Crownhead")));
}

TEST_F(Migrate, LeavesAFailedStepUndone) {
  const std::vector<Migration> bad{
      one[0], {"0002_b", "CREATE TABLE b (y INTEGER) STRICT; INSERT INTO nowhere VALUES (1);"}};
  EXPECT_THROW(migrate(connection, bad), SqliteError);
  EXPECT_EQ(*connection.value<int>("SELECT count(*) FROM sqlite_schema WHERE name = 'b'"), 0);
  EXPECT_EQ(migrate(connection, two), 1);
}

TEST_F(Migrate, ReportsMissingSteps) {
  migrate(connection, one);
  EXPECT_NO_THROW(require_current(connection, one));
  EXPECT_THAT([&] { require_current(connection, two); },
              ThrowsMessage<std::runtime_error>(HasSubstr("run crownhead migrate first")));
}

TEST(Migrations, AreNumberedFromOneWithoutGaps) {
  const auto all = migrations();
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all[0].name, "0001_initial");
  for (std::size_t i = 0; i < all.size(); ++i)
    EXPECT_EQ(std::stoul(std::string(all[i].name.substr(0, 4))), i + 1) << all[i].name;
}

}  // namespace
}  // namespace crownhead::db
