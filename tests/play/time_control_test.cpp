#include "rules/play/time_control.hpp"

#include <gtest/gtest.h>
#include <limits>

namespace crownhead::play {
namespace {

constexpr Millis day = seconds(24 * 3600);
constexpr Millis huge{std::numeric_limits<std::int64_t>::max()};

TEST(TimeControl, IsLiveBelowADayForFortyMoves) {
  struct Row {
    TimeControl control;
    Pace pace;
  };
  for (const auto& [control, expected] :
       {Row{Fischer{seconds(60), Millis{0}}, Pace::live},
        Row{Fischer{seconds(86399), Millis{0}}, Pace::live},
        Row{Fischer{day, Millis{0}}, Pace::correspondence},
        Row{Fischer{seconds(0), seconds(2160)}, Pace::correspondence},
        Row{Fischer{seconds(0), seconds(2159)}, Pace::live},
        Row{Fischer{{30 * day.count}, day, Millis{45 * day.count}}, Pace::correspondence},
        Row{PerMove{seconds(1)}, Pace::correspondence}})
    EXPECT_EQ(pace(control), expected) << estimated_duration(control).count;
}

TEST(TimeControl, EstimatesFortyMoves) {
  EXPECT_EQ(estimated_duration(Fischer{seconds(300), seconds(3)}), seconds(420));
  EXPECT_EQ(estimated_duration(PerMove{seconds(100)}), seconds(4000));
}

TEST(TimeControl, StartsWithTheBaseElseTheFirstIncrement) {
  EXPECT_EQ(initial_time(Fischer{seconds(300), seconds(3)}), seconds(300));
  EXPECT_EQ(initial_time(Fischer{seconds(0), seconds(3)}), seconds(3));
  EXPECT_EQ(initial_time(PerMove{seconds(9)}), seconds(9));
}

TEST(TimeControl, GivesLongerForTheFirstMoveFromRapidOn) {
  EXPECT_EQ(first_move_time(Fischer{seconds(599), Millis{0}}), seconds(30));
  EXPECT_EQ(first_move_time(Fischer{seconds(600), Millis{0}}), seconds(60));
  EXPECT_EQ(first_move_time(Fischer{seconds(400), seconds(5)}), seconds(60));
}

TEST(TimeControl, IsRefusedOutOfBounds) {
  for (const TimeControl& good :
       {TimeControl{Fischer{seconds(1), Millis{0}}}, TimeControl{Fischer{Millis{0}, seconds(1)}},
        TimeControl{Fischer{{365 * day.count}, {365 * day.count}}},
        TimeControl{Fischer{seconds(60), seconds(1), seconds(60)}},
        TimeControl{PerMove{seconds(1)}}, TimeControl{PerMove{{365 * day.count}}}})
    EXPECT_EQ(validated(good), good);
  for (const TimeControl& bad :
       {TimeControl{Fischer{Millis{0}, Millis{0}}}, TimeControl{Fischer{Millis{999}, Millis{0}}},
        TimeControl{Fischer{Millis{999}, Millis{999}}},
        TimeControl{Fischer{Millis{0}, Millis{999}}}, TimeControl{Fischer{-seconds(1), seconds(5)}},
        TimeControl{Fischer{seconds(5), -seconds(1)}},
        TimeControl{Fischer{{365 * day.count + 1}, Millis{0}}},
        TimeControl{Fischer{seconds(1), {365 * day.count + 1}}}, TimeControl{Fischer{huge, huge}},
        TimeControl{Fischer{seconds(60), seconds(1), seconds(59)}},
        TimeControl{Fischer{seconds(0), seconds(5), seconds(4)}},
        TimeControl{Fischer{seconds(60), seconds(1), huge}}, TimeControl{PerMove{Millis{999}}},
        TimeControl{PerMove{huge}}, TimeControl{PerMove{-seconds(1)}}}) {
    const auto result = validated(bad);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, Code::invalid_field);
  }
}

}  // namespace
}  // namespace crownhead::play
