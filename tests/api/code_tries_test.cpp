#include "server/api/code_tries.hpp"

#include <gtest/gtest.h>

namespace crownhead::api {
namespace {

constexpr Instant noon{43'200'000};
constexpr UserId anna{1}, ben{2};

TEST(CodeTries, AfterTenThereIsAPauseOfAnHour) {
  CodeTries tries;
  for (int i = 1; i <= 10; ++i) {
    const auto one = tries.use(anna, noon);
    EXPECT_EQ(one.wait, Millis{0});
    EXPECT_EQ(one.last, i == 10);
  }
  EXPECT_EQ(tries.use(anna, noon + seconds(600)).wait, seconds(3000));
  EXPECT_EQ(tries.use(ben, noon).wait, Millis{0});
  EXPECT_EQ(tries.use(anna, noon + seconds(3600)).wait, Millis{0});
}

TEST(CodeTries, ARightOneBeginsThemAnew) {
  CodeTries tries;
  for (int i = 0; i < 9; ++i) tries.use(anna, noon);
  tries.forget(anna);
  for (int i = 0; i < 9; ++i) EXPECT_FALSE(tries.use(anna, noon).last);
}

}  // namespace
}  // namespace crownhead::api
