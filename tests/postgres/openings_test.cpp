// The counts of openings on PostgreSQL, which sums and compares in its own way.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/instants.hpp"
#include "tests/db/openings_site.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

using play::Outcome;
using testing::ElementsAre;

TEST(PostgresOpenings, CountGamesAndRemoveThem) {
  OpeningsSite site(new_postgres_database());
  constexpr const char* begins = "W:W31-50:B1-20";
  const GameId first =
      site.finished({"32-28", "19-23"}, Outcome::white_wins, start, std::pair(1900, 1701));
  const GameId second = site.finished({"32-28", "18-23"}, Outcome::draw, start);
  site.finished({"31-27", "19-23"}, Outcome::black_wins, start, std::pair(1300, 1301));
  EXPECT_EQ(site.openings.waiting(), 3);
  site.count_all();
  EXPECT_EQ(site.openings.waiting(), 0);
  EXPECT_THAT(site.lines(begins), ElementsAre("32-28 1+ 1= 0-", "31-27 0+ 0= 1-"));
  EXPECT_THAT(site.lines(begins, {.rating_from = 1800}), ElementsAre("32-28 1+ 0= 0-"));
  EXPECT_THAT(site.lines(begins, {.since = noon}), ElementsAre());
  EXPECT_EQ(site.moves(begins)[0].strongest->id, first);
  EXPECT_EQ(site.moves(begins)[0].newest->id, second);
  site.rule(second, Outcome::none);
  site.rule(first, Outcome::black_wins);
  site.count_all();
  EXPECT_THAT(site.lines(begins), ElementsAre("31-27 0+ 0= 1-", "32-28 0+ 0= 1-"));
}

}  // namespace
}  // namespace crownhead::db
