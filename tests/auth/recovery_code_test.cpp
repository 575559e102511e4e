#include "server/auth/recovery_code.hpp"

#include <gtest/gtest.h>

namespace crownhead::auth {
namespace {

TEST(RecoveryCode, IsAcceptedInAnyNotation) {
  const auto code = make_recovery_code();
  EXPECT_EQ(code.size(), 19U);
  EXPECT_NE(code, make_recovery_code());
  EXPECT_EQ(tidy_recovery_code(code), code);
  EXPECT_EQ(tidy_recovery_code(" ABCDefgh 2345-67ab "), "abcd-efgh-2345-67ab");
}

TEST(RecoveryCode, OtherTextIsRefused) {
  for (const char* typed : {"", "123456", "abcd-efgh-2345-67a", "abcd-efgh-2345-67ab-c", "abcd!"})
    EXPECT_EQ(tidy_recovery_code(typed), "") << typed;
}

}  // namespace
}  // namespace crownhead::auth
