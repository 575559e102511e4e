#include "rules/vacation/allocation.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "rules/vacation/local_time.hpp"

namespace crownhead::vacation {
namespace {

constexpr Instant start{1'719'784'800'000};  // 1.7.2024 00:00 in Zagreb
constexpr Instant end{1'720'994'400'000};    // 15.7.2024 00:00
constexpr Policy policy{.splits_allowed = 3, .days_allowed = 30, .min_days = 3, .max_days = 15};

Allocation decided(Decision decision) {
  return {
      .decision = decision, .interval = {start, end}, .announced_end = end, .charged_hours = 336};
}

TEST(State, DependsOnTheTime) {
  struct Case {
    Decision decision;
    Instant at;
    State state;
    bool holds;
  };
  for (const Case& c : std::vector<Case>{
           {Decision::pending, start - Millis{1}, State::pending, true},
           {Decision::pending, start, State::rejected, false},
           {Decision::pending, end, State::rejected, false},
           {Decision::accepted, start - Millis{1}, State::planned, true},
           {Decision::accepted, start, State::active, true},
           {Decision::accepted, end - Millis{1}, State::active, true},
           {Decision::accepted, end, State::finished, true},
           {Decision::rejected, start, State::rejected, false},
           {Decision::cancelled, end, State::cancelled, false},
       }) {
    EXPECT_EQ(state_of(decided(c.decision), c.at), c.state) << c.at.ms;
    EXPECT_EQ(holds(decided(c.decision), c.at), c.holds) << c.at.ms;
  }
}

TEST(Cancelling, IsPossibleOnlyBeforeTheStart) {
  struct Case {
    Decision decision;
    Instant at;
    std::optional<Code> refused;
  };
  for (const Case& c : std::vector<Case>{
           {Decision::pending, start - Millis{1}, std::nullopt},
           {Decision::accepted, start - Millis{1}, std::nullopt},
           {Decision::accepted, start, Code::vacation_already_started},
           {Decision::accepted, end, Code::vacation_already_finished},
           {Decision::pending, start, Code::vacation_already_finished},
           {Decision::cancelled, start - Millis{1}, Code::vacation_already_finished},
           {Decision::rejected, start - Millis{1}, Code::vacation_already_finished},
       }) {
    const auto result = cancelled(decided(c.decision), c.at);
    EXPECT_EQ(result ? std::nullopt : std::optional(result.error().code), c.refused);
    if (result) EXPECT_FALSE(holds(*result, c.at));
  }
}

TEST(EndingEarly, Case19ChargesTheHoursUsedRoundedUp) {
  const Instant at{1'720'170'000'001};  // 2024-07-05T09:00:00.001Z
  const auto ended = ended_early(decided(Decision::accepted), policy, at, at);
  ASSERT_TRUE(ended);
  EXPECT_EQ(ended->charged_hours, 108);
  EXPECT_EQ(ended->interval, (Interval{start, at}));
  EXPECT_EQ(ended->announced_end, end);
  EXPECT_EQ(state_of(*ended, at), State::finished);
}

TEST(EndingEarly, IsPossibleOnlyBetweenStartAndEnd) {
  const auto code = [](Decision decision, Instant at) {
    const auto result = ended_early(decided(decision), policy, at, at);
    return result ? std::nullopt : std::optional(result.error().code);
  };
  EXPECT_EQ(code(Decision::accepted, start - Millis{1}), Code::vacation_not_started);
  EXPECT_EQ(code(Decision::pending, start - Millis{1}), Code::vacation_not_started);
  EXPECT_EQ(code(Decision::accepted, start), std::nullopt);
  EXPECT_EQ(code(Decision::accepted, end - Millis{1}), std::nullopt);
  EXPECT_EQ(code(Decision::accepted, end), Code::vacation_already_finished);
  EXPECT_EQ(code(Decision::cancelled, start), Code::vacation_already_finished);
  EXPECT_EQ(code(Decision::rejected, start), Code::vacation_already_finished);
}

TEST(EndingEarly, ChargesAtLeastTheMinimumAndAtMostThePlan) {
  const auto charged = [](Instant at, Policy p) {
    return ended_early(decided(Decision::accepted), p, at, at)->charged_hours;
  };
  EXPECT_EQ(charged(start, policy), 72);
  EXPECT_EQ(charged(start + Millis{72 * hour.count}, policy), 72);
  EXPECT_EQ(charged(start + Millis{72 * hour.count + 1}, policy), 73);
  EXPECT_EQ(charged(end - Millis{1}, policy), 336);
  Policy whole_days = policy;
  whole_days.rounding = Rounding::up_to_day;
  EXPECT_EQ(charged(start + Millis{72 * hour.count + 1}, whole_days), 96);
  Policy long_parts = policy;
  long_parts.min_days = 20;
  EXPECT_EQ(charged(start, long_parts), 336);
}

TEST(EndingEarly, CostsNothingIfNothingWasCharged) {
  Allocation granted = decided(Decision::accepted);
  granted.charged = false;
  granted.charged_hours = 0;
  EXPECT_EQ(ended_early(granted, policy, start, start)->charged_hours, 0);
}

RC_GTEST_PROP(EndingEarlyProperty, NeverCostsMoreThanPlanned, ()) {
  const Millis used{*rc::gen::inRange<std::int64_t>(0, 336 * 3'600'000)};
  const Instant at = start + used;
  const auto ended = ended_early(decided(Decision::accepted), policy, at, at);
  RC_ASSERT(ended.has_value());
  RC_ASSERT(ended->charged_hours >= 72);
  RC_ASSERT(ended->charged_hours <= 336);
  RC_ASSERT(ended->charged_hours * hour.count >= used.count);
}

}  // namespace
}  // namespace crownhead::vacation
