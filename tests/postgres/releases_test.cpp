#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "db/check.hpp"
#include "db/database.hpp"
#include "db/postgres/driver.hpp"
#include "tests/db/later_step.hpp"
#include "tests/postgres/server.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::db {
namespace {

/// Each dump of tests/data/releases is a database that a release wrote on PostgreSQL.
TEST(PostgresReleases, AreReplayedAndUpgraded) {
  int dumps = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(source_dir() + "/tests/data/releases")) {
    if (file.path().extension() != ".sql") continue;
    SCOPED_TRACE(file.path());
    ++dumps;
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    const std::string address = new_postgres_database();
    PostgresDriver(address).script(text.str());
    bring_up_to_date(Address(address));
    const auto report = check(Address(address));
    EXPECT_THAT(report.differences, testing::IsEmpty());
    EXPECT_GE(report.games, 40);
    const auto known = with_a_later_step(Engine::postgres);
    EXPECT_EQ(bring_up_to_date(Address(address), known), 1);
  }
  EXPECT_GE(dumps, 1);
}

}  // namespace
}  // namespace crownhead::db
