#include "rules/dice/fairness.hpp"

#include <gtest/gtest.h>

namespace crownhead::dice {
namespace {

RollCounts even(std::int64_t each) {
  RollCounts counts;
  counts.fill(each);
  return counts;
}

TEST(Fairness, CountsEachRollSeparately) {
  EXPECT_EQ(place_of({1, 1}), 0U);
  EXPECT_EQ(place_of({1, 6}), 5U);
  EXPECT_EQ(place_of({2, 1}), 6U);
  EXPECT_EQ(place_of({6, 6}), 35U);
  EXPECT_EQ(rolls_in(even(3)), 108);
  EXPECT_EQ(doubles_in(even(3)), 18);
  RollCounts counts = even(0);
  counts[place_of({4, 4})] = 2;
  counts[place_of({4, 5})] = 3;
  EXPECT_EQ(doubles_in(counts), 2);
}

TEST(Fairness, AddsUpTheRollsOfAllSeats) {
  RollsBySeat rolls;
  ++(*rolls.of(0))[place_of({3, 1})];
  ++(*rolls.of(1))[place_of({3, 1})];
  ++(*rolls.of(nobody))[place_of({1, 3})];
  EXPECT_EQ(rolls.of(2), nullptr);
  EXPECT_EQ(rolls.all()[place_of({3, 1})], 2);
  EXPECT_EQ(rolls.all()[place_of({1, 3})], 1);
  EXPECT_EQ(rolls_in(rolls.all()), 3);
}

TEST(Fairness, MeasuresTheDeviationFromEqualCounts) {
  EXPECT_EQ(chi_squared(even(5)), 0.0);
  EXPECT_EQ(chi_squared(even(4)), std::nullopt) << "too few";
  // 110 of one roll and 90 of another instead of 100: 100/100 + 100/100.
  RollCounts counts = even(100);
  counts[0] += 10;
  counts[1] -= 10;
  EXPECT_DOUBLE_EQ(*chi_squared(counts), 2.0);
  // All rolls equal: n (36 - 1).
  counts = even(0);
  counts[7] = 360;
  EXPECT_DOUBLE_EQ(*chi_squared(counts), 360 * 35);
}

TEST(Fairness, GivesTheUsualRangeOfDoubles) {
  // 600,000 rolls: 100,000 ± 2.576 times the root of 600,000 * 5/36.
  EXPECT_EQ(usual_doubles(600'000), (Range{99'256, 100'744}));
  EXPECT_EQ(usual_doubles(0), (Range{0, 0}));
  EXPECT_EQ(usual_doubles(1), (Range{0, 1}));
}

}  // namespace
}  // namespace crownhead::dice
