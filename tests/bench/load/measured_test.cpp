#include "bench/load/measured.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::bench {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

TEST(Measured, PrintsATableOfPercentiles) {
  Measured measured;
  for (int ms = 1; ms <= 1000; ++ms)
    measured.add(Timed::move_to_opponent, std::chrono::milliseconds(ms));
  measured.add(Timed::seek_taken, std::chrono::microseconds(1500));
  EXPECT_EQ(measured.count(Timed::move_to_opponent), 1000u);
  const auto table = measured.table();
  EXPECT_THAT(table, ContainsRegex("a move to the opponent +1000 +500.00 +900.00 +990.00 +999.00 "
                                   "+1000.00\n"));
  EXPECT_THAT(table, ContainsRegex("a seek taken +1 +1.50 +1.50 +1.50 +1.50 +1.50\n"));
  EXPECT_THAT(table, Not(HasSubstr("spectator"))) << "nothing for events that did not happen";
}

TEST(Measured, CanBeReset) {
  Measured measured;
  measured.add(Timed::move_over_rest, std::chrono::milliseconds(3));
  measured.clear();
  EXPECT_EQ(measured.count(Timed::move_over_rest), 0u);
  EXPECT_THAT(measured.table(), Not(HasSubstr("REST")));
}

}  // namespace
}  // namespace crownhead::bench
