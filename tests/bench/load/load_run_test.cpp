#include "bench/load/load_run.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::bench {
namespace {

using namespace std::chrono_literals;

TEST(Gate, AdmitsAHundredAndThenTheOthersInOrder) {
  Gate gate;
  std::vector<int> inside;
  for (int i = 0; i < 103; ++i) gate.enter([&inside, i] { inside.push_back(i); });
  EXPECT_EQ(inside.size(), 100u);
  gate.leave();
  gate.leave();
  EXPECT_EQ(inside.size(), 102u);
  EXPECT_EQ(inside.back(), 101);
  for (int i = 0; i < 101; ++i) gate.leave();
  EXPECT_EQ(inside.back(), 102);
  gate.enter([&inside] { inside.push_back(103); });
  EXPECT_EQ(inside.back(), 103);
}

TEST(Thinking, IsAroundTheAverage) {
  Thinking thinking(2.0, 1);
  auto sum = 0ns;
  for (int i = 0; i < 1000; ++i) {
    const std::chrono::nanoseconds time = thinking.next();
    EXPECT_GE(time, 1s);
    EXPECT_LE(time, 3s);
    sum += time;
  }
  EXPECT_NEAR(std::chrono::duration<double>(sum).count() / 1000, 2.0, 0.1);
  EXPECT_EQ(Thinking(0, 1).next(), 0ns);
}

TEST(CommandOf, CanBeRepeated) {
  const Account ann{.username = "ann", .cookie = "session=1"};
  const auto one = command_of(ann, "/api/v1/challenges", "{}");
  const auto other = command_of(ann, "/api/v1/challenges", "{}");
  EXPECT_THAT(one.headers, testing::Contains(testing::Pair("Cookie", "session=1")));
  EXPECT_THAT(one.headers, testing::Contains(testing::Pair("Idempotency-Key", testing::_)));
  EXPECT_NE(one.headers, other.headers) << "two requests are not one sent twice";
}

}  // namespace
}  // namespace crownhead::bench
