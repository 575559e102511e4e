#include "server/http/sign_in/code_tries.hpp"

#include <gtest/gtest.h>

namespace crownhead::api {
namespace {

class CodeTriesTest : public testing::Test {
 protected:
  static constexpr Instant begin{43'200'000};
  static constexpr UserId anna{1}, ben{2};

  CodeTries tries;
};

TEST_F(CodeTriesTest, TenFailuresLockForAnHour) {
  for (int i = 1; i <= 10; ++i) {
    const auto one = tries.use(anna, begin);
    EXPECT_EQ(one.wait, Millis{0});
    EXPECT_EQ(one.last, i == 10);
  }
  EXPECT_EQ(tries.use(anna, begin + seconds(600)).wait, seconds(3000));
  EXPECT_EQ(tries.use(ben, begin).wait, Millis{0});
  EXPECT_EQ(tries.use(anna, begin + seconds(3600)).wait, Millis{0});
}

TEST_F(CodeTriesTest, ACorrectCodeResetsTheCount) {
  for (int i = 0; i < 9; ++i) tries.use(anna, begin);
  tries.forget(anna);
  for (int i = 0; i < 9; ++i) EXPECT_FALSE(tries.use(anna, begin).last);
}

}  // namespace
}  // namespace crownhead::api
