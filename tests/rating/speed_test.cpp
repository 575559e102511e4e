#include "rules/rating/speed.hpp"

#include <gtest/gtest.h>

namespace crownhead::rating {
namespace {

TEST(Speed, ChangesAtItsLimits) {
  struct Row {
    Millis estimated;
    Speed speed;
  };
  for (const auto& [estimated, speed] :
       {Row{{0}, Speed::ultrabullet}, Row{{29'999}, Speed::ultrabullet},
        Row{seconds(30), Speed::bullet}, Row{{179'999}, Speed::bullet},
        Row{seconds(180), Speed::blitz}, Row{{599'999}, Speed::blitz},
        Row{seconds(600), Speed::rapid}, Row{{1'799'999}, Speed::rapid},
        Row{seconds(1800), Speed::classical}, Row{seconds(86'399), Speed::classical}})
    EXPECT_EQ(live_speed(estimated), speed) << estimated.count;
}

TEST(Speed, IsFoundOnlyByItsExactName) {
  for (const Speed speed : all_speeds) EXPECT_EQ(speed_named(speed_name(speed)), speed);
  EXPECT_EQ(speed_name(Speed::ultrabullet), "ultrabullet");
  EXPECT_FALSE(speed_named(""));
  EXPECT_FALSE(speed_named("Blitz"));
  EXPECT_FALSE(speed_named("unknown"));
}

}  // namespace
}  // namespace crownhead::rating
