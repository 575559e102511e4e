#include "server/config/nearest_name.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace crownhead::config {
namespace {

TEST(NearestName, IsTheMostSimilar) {
  const std::vector<std::string> names = {"listen", "log-level", "public-url", "keep-chat"};
  EXPECT_EQ(nearest_name("lisen", names), "listen");
  EXPECT_EQ(nearest_name("listn", names), "listen");
  EXPECT_EQ(nearest_name("public", names), "public-url");
  EXPECT_EQ(nearest_name("publicurl", names), "public-url");
  EXPECT_EQ(nearest_name("keep_chat", names), "keep-chat");
}

}  // namespace
}  // namespace crownhead::config
