#include "rules/tournament/standings/standings_csv.hpp"

#include <array>
#include <gtest/gtest.h>

namespace crownhead::tournament {
namespace {

// In points, as on the page; internally they are counted in halves and quarters.
TEST(StandingsCsv, HasOneLinePerPlayerAndQuotesWhereNeeded) {
  const std::array standings = {Standing{.rank = 1,
                                         .seat = {2},
                                         .points = 11,
                                         .tiebreaks = {{TieBreak::solkoff_full, {30, 25}},
                                                       {TieBreak::wins, {5}},
                                                       {TieBreak::sonneborn_berger, {37}}}},
                                Standing{.rank = 2,
                                         .seat = {1},
                                         .points = 8,
                                         .tiebreaks = {{TieBreak::solkoff_full, {28, 22}},
                                                       {TieBreak::wins, {3}},
                                                       {TieBreak::sonneborn_berger, {30}}}}};
  const std::array players = {NamedPlayer{.name = "Bērziņa, \"A\""},
                              NamedPlayer{.name = "jan",
                                          .identity = {.real_name = "Jan, de \"Oude\"",
                                                       .country = "NED",
                                                       .title = "MI",
                                                       .title_confirmed = true,
                                                       .federation_number = "10123"}}};
  EXPECT_EQ(standings_csv(standings, players),
            "rank,name,title,country,real_name,federation_number,points,solkoff_full,wins,"
            "sonneborn_berger\r\n"
            "1,\"Bērziņa, \"\"A\"\"\",,,,,5.5,15 12.5,5,9.25\r\n"
            "2,jan,MI,NED,\"Jan, de \"\"Oude\"\"\",10123,4,14 11,3,7.5\r\n");
  EXPECT_EQ(standings_csv({}, {}),
            "rank,name,title,country,real_name,federation_number,points\r\n");
}

TEST(PointsText, IsADecimalNumber) {
  EXPECT_EQ(points_text(0), "0");
  EXPECT_EQ(points_text(1), "0.5");
  EXPECT_EQ(points_text(-1), "-0.5");
  EXPECT_EQ(points_text(24), "12");
}

}  // namespace
}  // namespace crownhead::tournament
