#include "server/net/limits/rate_limit.hpp"

#include <gtest/gtest.h>

namespace crownhead::net {
namespace {

constexpr Instant start{1'000'000};

TEST(RateLimit, GrantsABurstAndThenOneAtATime) {
  RateLimit limit(3, seconds(10));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(limit.use("a", start), Millis{0});
  EXPECT_EQ(limit.use("a", start), seconds(10));
  EXPECT_EQ(limit.use("a", start + seconds(4)), seconds(6));
  EXPECT_EQ(limit.use("a", start + seconds(10)), Millis{0});
  EXPECT_EQ(limit.use("a", start + seconds(10)), seconds(10));
  EXPECT_EQ(limit.use("b", start), Millis{0}) << "another key has its own allowance";
}

TEST(RateLimit, NeverHoldsMoreThanABurst) {
  RateLimit limit(2, seconds(1));
  EXPECT_EQ(limit.use("a", start), Millis{0});
  limit.give_back("a");
  limit.give_back("a");
  const auto later = start + seconds(1000);
  EXPECT_EQ(limit.use("a", later), Millis{0});
  EXPECT_EQ(limit.use("a", later), Millis{0});
  EXPECT_EQ(limit.use("a", later), seconds(1));
}

TEST(RateLimit, ARefundMayBeUsedAgain) {
  RateLimit limit(1, seconds(60));
  EXPECT_EQ(limit.use("a", start), Millis{0});
  limit.give_back("a");
  EXPECT_EQ(limit.use("a", start), Millis{0});
  EXPECT_NE(limit.use("a", start), Millis{0});
}

TEST(RateLimit, ForgetsTheKeyNotUsedForLongest) {
  RateLimit limit(1, seconds(60), 2);
  EXPECT_EQ(limit.use("a", start), Millis{0});
  EXPECT_EQ(limit.use("b", start), Millis{0});
  EXPECT_NE(limit.use("a", start), Millis{0});
  EXPECT_EQ(limit.use("c", start), Millis{0});
  EXPECT_EQ(limit.keys(), 2U);
  EXPECT_NE(limit.use("a", start), Millis{0}) << "used more lately than b";
  EXPECT_EQ(limit.use("b", start), Millis{0}) << "b had been dropped for c";
}

TEST(RateLimit, AClockSetBackGrantsNothing) {
  RateLimit limit(1, seconds(1));
  EXPECT_EQ(limit.use("a", start), Millis{0});
  EXPECT_EQ(limit.use("a", start - seconds(100)), seconds(1));
  EXPECT_EQ(limit.use("a", start), seconds(1));
}

}  // namespace
}  // namespace crownhead::net
