#include "metrics/counter.hpp"

#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace crownhead::metrics {
namespace {

TEST(SpreadCounter, CountsCorrectlyAcrossThreads) {
  SpreadCounter counter;
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 20; ++i)
      threads.emplace_back([&counter] {
        for (int n = 0; n < 1'000; ++n) counter.add();
      });
  }
  EXPECT_EQ(counter.value(), 20'000U);
}

TEST(Gauge, GoesUpAndDown) {
  Gauge gauge;
  gauge.add(3);
  gauge.add(-5);
  EXPECT_EQ(gauge.value(), -2);
}

}  // namespace
}  // namespace crownhead::metrics
