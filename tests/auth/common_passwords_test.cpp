#include "server/auth/common_passwords.hpp"

#include <gtest/gtest.h>

namespace crownhead::auth {
namespace {

TEST(CommonPasswords, MatchTheWholePasswordRegardlessOfCase) {
  for (const char* common :
       {"12345678", "password", "PassWord", "qwertyuiop", "11111111", "iloveyou1"})
    EXPECT_TRUE(is_common_password(common)) << common;
  for (const char* other :
       {"correct horse", "password of mine", "assword", "passwor", "", "12345678 "})
    EXPECT_FALSE(is_common_password(other)) << other;
}

}  // namespace
}  // namespace crownhead::auth
