#include "server/auth/base64url.hpp"

#include <gtest/gtest.h>

namespace crownhead::auth {
namespace {

TEST(Base64url, HasNoPaddingAndTheLettersOfUrls) {
  EXPECT_EQ(base64url(std::string_view("")), "");
  EXPECT_EQ(base64url(std::string_view("f")), "Zg");
  EXPECT_EQ(base64url(std::string_view("foobar")), "Zm9vYmFy");
  EXPECT_EQ(base64url(std::string_view("\xfb\xff\xbf")), "-_-_");
}

TEST(Base64url, IsReadOnlyWhole) {
  EXPECT_EQ(from_base64url("Zm9vYmFy"), "foobar");
  EXPECT_EQ(from_base64url("-_-_"), "\xfb\xff\xbf");
  for (const char* wrong : {"Z", "Zg==", "Zm9v!", "Zm 9v", "+/+/", "Zh"})
    EXPECT_FALSE(from_base64url(wrong)) << wrong;
}

}  // namespace
}  // namespace crownhead::auth
