#include "rules/play/clock/time_control.hpp"

#include <gtest/gtest.h>
#include <limits>

#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

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
        Row{PerMove{seconds(1)}, Pace::correspondence}, Row{Unlimited{}, Pace::correspondence},
        Row{Sessions{{{40, seconds(7200)}, {20, seconds(3600)}}}, Pace::live},
        Row{Sessions{{{50, {100 * day.count}}, {10, {10 * day.count}}}}, Pace::correspondence},
        Row{Sessions{{{40, seconds(7200)}}, true, seconds(1900)}, Pace::live},
        Row{Delay{seconds(7200), seconds(1900)}, Pace::live},
        Row{Delay{seconds(7200), seconds(2100)}, Pace::correspondence},
        Row{Sessions{{{40, seconds(7200)}}, true, seconds(2100)}, Pace::correspondence}})
    EXPECT_EQ(pace(control), expected) << estimated_duration(control).count;
}

TEST(TimeControl, EstimatesFortyMoves) {
  EXPECT_EQ(estimated_duration(Fischer{seconds(300), seconds(3)}), seconds(420));
  EXPECT_EQ(estimated_duration(PerMove{seconds(100)}), seconds(4000));
  EXPECT_EQ(estimated_duration(Sessions{{{50, seconds(100)}, {10, seconds(70)}}}), seconds(80));
  EXPECT_EQ(estimated_duration(Sessions{{{30, seconds(100)}, {5, seconds(7)}}}), seconds(114));
  EXPECT_EQ(estimated_duration(Sessions{{{40, seconds(100)}}, true, seconds(2)}), seconds(180));
  EXPECT_EQ(estimated_duration(Delay{seconds(100), seconds(12)}), seconds(580));
  EXPECT_GT(estimated_duration(Unlimited{}), Millis{365 * day.count});
}

TEST(TimeControl, StartsWithTheBaseOrTheFirstIncrement) {
  EXPECT_EQ(initial_time(Fischer{seconds(300), seconds(3)}), seconds(300));
  EXPECT_EQ(initial_time(Fischer{seconds(0), seconds(3)}), seconds(3));
  EXPECT_EQ(initial_time(PerMove{seconds(9)}), seconds(9));
  EXPECT_EQ(initial_time(Sessions{{{50, seconds(100)}, {10, seconds(70)}}}), seconds(100));
  EXPECT_EQ(initial_time(Unlimited{}), Millis{0});
  EXPECT_EQ(initial_time(Delay{seconds(100), seconds(12)}), seconds(100));
}

TEST(TimeControl, AllowsLongerForTheFirstMoveFromRapidOn) {
  EXPECT_EQ(first_move_time(Fischer{seconds(599), Millis{0}}), seconds(30));
  EXPECT_EQ(first_move_time(Fischer{seconds(600), Millis{0}}), seconds(60));
  EXPECT_EQ(first_move_time(Fischer{seconds(400), seconds(5)}), seconds(60));
}

TEST(TimeControl, IsRefusedOutOfBounds) {
  for (const TimeControl& good :
       {TimeControl{Fischer{seconds(1), Millis{0}}}, TimeControl{Fischer{Millis{0}, seconds(1)}},
        TimeControl{Fischer{{365 * day.count}, {365 * day.count}}},
        TimeControl{Fischer{seconds(60), seconds(1), seconds(60)}},
        TimeControl{PerMove{seconds(1)}}, TimeControl{PerMove{{365 * day.count}}},
        TimeControl{Unlimited{}}, TimeControl{Sessions{{{1, seconds(1)}}}},
        TimeControl{Delay{seconds(1), Millis{0}}},
        TimeControl{Delay{{365 * day.count}, {365 * day.count}}},
        TimeControl{Sessions{{{1000, {365 * day.count}}}, false, {365 * day.count}}},
        TimeControl{Sessions{std::vector<Session>(10, {1, day}), true, {}, Charge::whole_days}}})
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
        TimeControl{PerMove{huge}}, TimeControl{PerMove{-seconds(1)}},
        TimeControl{Delay{Millis{999}, seconds(5)}}, TimeControl{Delay{huge, seconds(5)}},
        TimeControl{Delay{seconds(5), -seconds(1)}}, TimeControl{Delay{seconds(5), huge}}}) {
    const auto result = validated(bad);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, Code::invalid_field);
  }
}

TEST(TimeControl, NamesTheInvalidFieldOfSessions) {
  struct Row {
    Sessions control;
    std::string why;
  };
  const std::string moves = ".moves must be between 1 and 1000";
  const std::string time = ".time_ms must be between a second (1000) and 365 days";
  for (const auto& [control, why] : {
           Row{{}, "sessions must be a list of 1 to 10"},
           Row{{std::vector<Session>(11, {1, day})}, "sessions must be a list of 1 to 10"},
           Row{{{{0, day}}}, "sessions.0" + moves},
           Row{{{{1, day}, {1001, day}}}, "sessions.1" + moves},
           Row{{{{-1, day}}}, "sessions.0" + moves},
           Row{{{{1, Millis{999}}}}, "sessions.0" + time},
           Row{{{{1, day}, {1, huge}}}, "sessions.1" + time},
           Row{{{{1, seconds(1)}}, true, -seconds(1)}, "grace_ms must be between 0 and 365 days"},
           Row{{{{1, seconds(1)}}, true, huge}, "grace_ms must be between 0 and 365 days"},
           Row{{{{1, day - Millis{1}}}, true, {}, Charge::whole_days},
               "sessions.0.time_ms must be at least a day (86400000) if time is charged in "
               "whole days"},
       }) {
    const auto result = validated(control);
    ASSERT_FALSE(result) << why;
    EXPECT_EQ(result.error().code, Code::invalid_field);
    EXPECT_EQ(result.error().detail, why);
  }
}

TEST(TimeControl, OnlyAGameWithALimitMayBeRated) {
  EXPECT_FALSE(may_be_rated(Unlimited{}));
  EXPECT_TRUE(may_be_rated(PerMove{day}));
  EXPECT_TRUE(may_be_rated(Sessions{{{1, day}}}));
}

}  // namespace
}  // namespace crownhead::play
