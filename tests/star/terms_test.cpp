#include "rules/star/terms.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/star/positions.hpp"

namespace crownhead::star {
namespace {

using testing::ElementsAre;

TEST(StarTerms, MatchTheBoards) {
  for (const auto& [side, men] : {std::pair{3, 6}, {3, 10}, {4, 10}, {4, 15}})
    for (int seats = 2; seats <= 6; ++seats) {
      const bool large = men > men_of_a_point(side);
      EXPECT_EQ(make_terms(side, men, seats, "").has_value(), !large || seats <= 3);
    }
}

TEST(StarTerms, ReportTheFault) {
  const auto fault = [](int side, int men, int seats, std::string_view ruleset) {
    return make_terms(side, men, seats, ruleset).error().detail;
  };
  EXPECT_EQ(fault(5, 15, 2, ""), "side must be 3 (73 holes) or 4 (121 holes)");
  EXPECT_EQ(fault(4, 10, 7, ""), "seats must be from 2 to 6");
  EXPECT_EQ(fault(4, 10, 1, ""), "seats must be from 2 to 6");
  EXPECT_EQ(fault(4, 9, 2, ""), "men must be 10 or 15 on a star of side 4");
  EXPECT_EQ(fault(3, 10, 4, ""),
            "men must be 6 for more than three seats; with 10 their camps would overlap");
  EXPECT_EQ(fault(4, 10, 2, "wild"), "ruleset must be one of: classic, open");
}

TEST(StarTerms, UseTheClassicRulesetByDefault) {
  EXPECT_EQ(make_terms(4, 10, 2, "")->ruleset->key, "classic");
}

TEST(StarTerms, SeatThePlayersClockwiseFromTheSouth) {
  using enum Point;
  const auto homes = [](int seats) {
    std::vector<Point> points;
    for (int seat = 0; seat < seats; ++seat) points.push_back(home(terms_of(4, 10, seats), seat));
    return points;
  };
  EXPECT_THAT(homes(2), ElementsAre(south, north));
  EXPECT_THAT(homes(3), ElementsAre(south, north_west, north_east));
  EXPECT_THAT(homes(4), ElementsAre(south, south_west, north, north_east));
  EXPECT_THAT(homes(5), ElementsAre(south, south_west, north_west, north, north_east));
  EXPECT_THAT(homes(6), ElementsAre(south, south_west, north_west, north, north_east, south_east));
}

TEST(StarTerms, KnowTheOppositeSeat) {
  EXPECT_EQ(opposite_seat(terms_of(4, 10, 2), 0), 1);
  EXPECT_EQ(opposite_seat(terms_of(4, 10, 3), 0), std::nullopt);
  EXPECT_EQ(opposite_seat(terms_of(4, 10, 4), 1), 3);
  EXPECT_EQ(opposite_seat(terms_of(4, 10, 5), 2), std::nullopt);
  EXPECT_EQ(opposite_seat(terms_of(4, 10, 6), 5), 2);
}

TEST(StarTerms, CountTurnsByTheNumberOfMen) {
  EXPECT_EQ(leaving_turn(terms_of(3, 6, 2)), 30);
  EXPECT_EQ(leaving_turn(terms_of(4, 10, 2)), 50);
  EXPECT_EQ(leaving_turn(terms_of(4, 15, 2)), 75);
  EXPECT_EQ(last_turn(terms_of(4, 15, 2)), 750);
}

}  // namespace
}  // namespace crownhead::star
