#include "rules/vacation/intervals.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace crownhead::vacation {
namespace {

using testing::ElementsAre;

Interval from_to(std::int64_t start, std::int64_t end) { return {{start}, {end}}; }

TEST(Intervals, AreAUnionWithoutTouchingParts) {
  struct Case {
    const char* name;
    std::vector<Interval> added;
    std::vector<Interval> parts;
  };
  const std::vector<Case> cases{
      {"nothing", {}, {}},
      {"an empty interval", {from_to(5, 5)}, {}},
      {"a reversed interval", {from_to(9, 5)}, {}},
      {"apart", {from_to(7, 9), from_to(1, 3)}, {from_to(1, 3), from_to(7, 9)}},
      {"touching", {from_to(1, 3), from_to(3, 5)}, {from_to(1, 5)}},
      {"overlapping", {from_to(1, 4), from_to(3, 5)}, {from_to(1, 5)}},
      {"inside", {from_to(1, 9), from_to(3, 5)}, {from_to(1, 9)}},
      {"over several",
       {from_to(1, 2), from_to(4, 5), from_to(7, 8), from_to(2, 7)},
       {from_to(1, 8)}},
      {"twice", {from_to(1, 3), from_to(1, 3)}, {from_to(1, 3)}},
  };
  for (const Case& c : cases) EXPECT_EQ(Intervals(c.added).parts(), c.parts) << c.name;
}

TEST(Intervals, KnowTheTimeTheyCover) {
  const Intervals set({from_to(10, 20), from_to(30, 40)});
  EXPECT_EQ(set.covered({0}, {100}), Millis{20});
  EXPECT_EQ(set.covered({15}, {35}), Millis{10});
  EXPECT_EQ(set.uncovered({15}, {35}), Millis{10});
  EXPECT_EQ(set.uncovered({35}, {15}), Millis{0});
  EXPECT_FALSE(set.part_at({9}));
  EXPECT_EQ(set.part_at({10}), from_to(10, 20));
  EXPECT_EQ(set.part_at({19}), from_to(10, 20));
  EXPECT_FALSE(set.part_at({20}));
  EXPECT_THAT(set.ending_after({20}).parts(), ElementsAre(from_to(30, 40)));
  EXPECT_THAT(set.ending_after({19}).parts(), ElementsAre(from_to(10, 20), from_to(30, 40)));
}

TEST(Intervals, FindWhenASpanOfUncoveredTimeEnds) {
  const Intervals set({from_to(10, 20), from_to(30, 40)});
  struct Case {
    std::int64_t from, span, at;
  };
  for (const Case& c : std::vector<Case>{{0, 0, 0},
                                         {15, 0, 15},
                                         {15, -3, 15},
                                         {0, 10, 10},
                                         {0, 11, 21},
                                         {15, 1, 21},
                                         {0, 20, 30},
                                         {0, 21, 41},
                                         {12, 11, 41},
                                         {50, 5, 55}})
    EXPECT_EQ(set.after({c.from}, {c.span}), Instant{c.at}) << c.from << " " << c.span;
}

TEST(Intervals, NeverReachTimeAfterAnOpenEnd) {
  const Intervals open({{Instant{10}, open_end}});
  EXPECT_EQ(open.after({0}, {10}), Instant{10});
  EXPECT_EQ(open.after({0}, {11}), std::nullopt);
}

std::vector<Interval> some_intervals() {
  return *rc::gen::container<std::vector<Interval>>(
      rc::gen::map(rc::gen::pair(rc::gen::inRange(0, 200), rc::gen::inRange(-5, 40)),
                   [](const auto& p) { return from_to(p.first, p.first + p.second); }));
}

RC_GTEST_PROP(IntervalsProperty, TheOrderOfInsertionDoesNotMatter, ()) {
  const auto added = some_intervals();
  auto shuffled = added;
  std::ranges::sort(shuffled, std::greater{}, &Interval::end);
  RC_ASSERT(Intervals(added) == Intervals(shuffled));
  const auto split = *rc::gen::inRange<std::size_t>(0, added.size() + 1);
  const auto middle = added.begin() + static_cast<std::ptrdiff_t>(split);
  Intervals joined(std::vector(middle, added.end()));
  joined.add(Intervals(std::vector(added.begin(), middle)));
  RC_ASSERT(joined == Intervals(added));
}

RC_GTEST_PROP(IntervalsProperty, EveryInstantIsCountedByMembership, ()) {
  const auto added = some_intervals();
  const Intervals set(added);
  const std::int64_t from = *rc::gen::inRange(0, 200), to = *rc::gen::inRange(0, 300);
  std::int64_t covered = 0;
  for (std::int64_t at = from; at < to; ++at)
    covered += std::ranges::any_of(
        added, [at](const Interval& i) { return i.start.ms <= at && at < i.end.ms; });
  RC_ASSERT(set.covered({from}, {to}) == Millis{covered});
  RC_ASSERT(set.covered({from}, {to}) + set.uncovered({from}, {to}) ==
            Millis{std::max<std::int64_t>(to - from, 0)});
}

RC_GTEST_PROP(IntervalsProperty, AfterIsTheFirstInstantAtWhichTheSpanIsUsedUp, ()) {
  const Intervals set(some_intervals());
  const Instant from{*rc::gen::inRange(0, 200)};
  const Millis span{*rc::gen::inRange(1, 200)};
  const auto at = set.after(from, span);
  RC_ASSERT(at.has_value());
  RC_ASSERT(set.uncovered(from, *at) == span);
  RC_ASSERT(set.uncovered(from, *at - Millis{1}) < span);
}

RC_GTEST_PROP(IntervalsProperty, BeforeIsTheLastInstantWithTheSpanAhead, ()) {
  const Intervals set(some_intervals());
  const Instant to{*rc::gen::inRange(0, 300)};
  const Millis span{*rc::gen::inRange(0, 200)};
  const Instant at = set.before(to, span);
  RC_ASSERT(set.uncovered(at, to) == span);
  RC_ASSERT(set.uncovered(at + Millis{1}, to) < span || span == Millis{0});
}

RC_GTEST_PROP(IntervalsProperty, ElapsedNeverDecreases, ()) {
  const Intervals set(some_intervals());
  Millis before{0};
  for (std::int64_t at = 0; at < 250; ++at) {
    const Millis now = set.uncovered({0}, {at});
    RC_ASSERT(now >= before);
    RC_ASSERT(now - before <= Millis{1});
    before = now;
  }
}

}  // namespace
}  // namespace crownhead::vacation
