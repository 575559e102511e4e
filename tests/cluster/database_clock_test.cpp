#include "server/cluster/database_clock.hpp"

#include <gtest/gtest.h>

namespace crownhead::cluster {
namespace {

constexpr Instant own{1'000'000};

TEST(DatabaseClock, CountsHalfOfTheRoundTrip) {
  DatabaseClock clock;
  EXPECT_EQ(clock.ahead(), std::nullopt);
  clock.answered({100}, {120}, own, own + Millis{490});
  EXPECT_EQ(clock.ahead(), Millis{500});
}

TEST(DatabaseClock, TrustsTheShortestRoundTripOfTheLastMinute) {
  DatabaseClock clock;
  clock.answered({0}, {2}, own, own + Millis{99});
  clock.answered({500}, {900}, own, own + Millis{50});
  EXPECT_EQ(clock.ahead(), Millis{100});
  clock.answered({60'500}, {60'540}, own, own + Millis{180});
  EXPECT_EQ(clock.ahead(), Millis{200}) << "the first is too old";
}

}  // namespace
}  // namespace crownhead::cluster
