#include "rules/play/clock/speed.hpp"

#include <gtest/gtest.h>

namespace crownhead::play {
namespace {

using rating::Speed;

TEST(TimeControlSpeed, FollowsFromFortyMovesAndThePace) {
  struct Row {
    TimeControl control;
    Speed speed;
  };
  for (const auto& [control, speed] :
       {Row{Fischer{seconds(15), Millis{0}}, Speed::ultrabullet},
        Row{Fischer{seconds(60), seconds(1)}, Speed::bullet},
        Row{Fischer{seconds(180), seconds(2)}, Speed::blitz},
        Row{Fischer{seconds(300), seconds(3)}, Speed::blitz},
        Row{Fischer{seconds(600), seconds(5)}, Speed::rapid},
        Row{Fischer{seconds(1800), seconds(20)}, Speed::classical},
        Row{Fischer{seconds(86400), Millis{0}}, Speed::correspondence},
        Row{PerMove{seconds(1)}, Speed::correspondence}})
    EXPECT_EQ(speed_of(control), speed) << estimated_duration(control).count;
}

TEST(TimeControlSpeed, IsListedAsRatedUnlessUntimed) {
  EXPECT_EQ(listed_speed(PerMove{seconds(1)}), Speed::correspondence);
  EXPECT_EQ(listed_speed(Fischer{seconds(60), seconds(1)}), Speed::bullet);
  EXPECT_EQ(listed_speed(Unlimited{}), Speed::unlimited);
  EXPECT_EQ(speed_of(Unlimited{}), Speed::correspondence) << "the rating shown next to a name";
}

}  // namespace
}  // namespace crownhead::play
