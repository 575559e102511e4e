#include "server/http/sign_in/first_admin_link.hpp"

#include <gtest/gtest.h>

namespace crownhead::api {
namespace {

TEST(FirstAdminLink, IsValidOnce) {
  FirstAdminLink link;
  EXPECT_FALSE(link.is_open());
  EXPECT_FALSE(link.take(""));
  const auto secret = link.make();
  EXPECT_TRUE(secret.starts_with("ch_a_"));
  EXPECT_FALSE(link.take(secret + "x"));
  EXPECT_TRUE(link.is_open()) << "a wrong one takes nothing away";
  EXPECT_TRUE(link.take(secret));
  EXPECT_FALSE(link.is_open());
  EXPECT_FALSE(link.take(secret));
}

TEST(FirstAdminLink, IsValidAgainAfterAFailedUse) {
  FirstAdminLink link;
  const auto secret = link.make();
  ASSERT_TRUE(link.take(secret));
  link.put_back(secret);
  EXPECT_TRUE(link.take(secret));
}

TEST(FirstAdminLink, OnlyTheNewestIsValid) {
  FirstAdminLink link;
  const auto before = link.make();
  const auto secret = link.make();
  EXPECT_FALSE(link.take(before));
  EXPECT_TRUE(link.take(secret));
}

}  // namespace
}  // namespace crownhead::api
