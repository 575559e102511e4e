#include "rules/tournament/standings_csv.hpp"

#include <array>
#include <gtest/gtest.h>

namespace crownhead::tournament {
namespace {

TEST(StandingsCsv, HasALineAPlayerAndQuotesWhatNeedsIt) {
  const std::array standings = {
      Standing{.rank = 1,
               .seat = {2},
               .points = 11,
               .tiebreaks = {{TieBreak::solkoff_full, {30, 24}}, {TieBreak::wins, {5}}}},
      Standing{.rank = 2,
               .seat = {1},
               .points = 8,
               .tiebreaks = {{TieBreak::solkoff_full, {28, 22}}, {TieBreak::wins, {3}}}}};
  const std::array<std::string_view, 2> names = {"Bērziņa, \"A\"", "jan"};
  EXPECT_EQ(standings_csv(standings, names),
            "rank,name,points,solkoff_full,wins\r\n"
            "1,\"Bērziņa, \"\"A\"\"\",5.5,30 24,5\r\n"
            "2,jan,4,28 22,3\r\n");
  EXPECT_EQ(standings_csv({}, {}), "rank,name,points\r\n");
}

TEST(PointsText, IsAsPeopleWriteIt) {
  EXPECT_EQ(points_text(0), "0");
  EXPECT_EQ(points_text(1), "0.5");
  EXPECT_EQ(points_text(-1), "-0.5");
  EXPECT_EQ(points_text(24), "12");
}

}  // namespace
}  // namespace crownhead::tournament
