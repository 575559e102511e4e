#include "server/http/puzzles/shown_solutions.hpp"

#include <gtest/gtest.h>

namespace crownhead::api {
namespace {

TEST(ShownSolutions, AreRememberedByPuzzleAndAddress) {
  ShownSolutions shown;
  shown.note({1}, "192.0.2.1");
  shown.note({1}, "192.0.2.1");
  EXPECT_TRUE(shown.is_known({1}, "192.0.2.1"));
  EXPECT_FALSE(shown.is_known({2}, "192.0.2.1"));
  EXPECT_FALSE(shown.is_known({1}, "192.0.2.2"));
}

TEST(ShownSolutions, ForgetTheOldestFirst) {
  ShownSolutions shown(2);
  for (const std::int64_t puzzle : {1, 2, 1, 3}) shown.note({puzzle}, "192.0.2.1");
  EXPECT_FALSE(shown.is_known({1}, "192.0.2.1"));
  EXPECT_TRUE(shown.is_known({2}, "192.0.2.1"));
  EXPECT_TRUE(shown.is_known({3}, "192.0.2.1"));
}

}  // namespace
}  // namespace crownhead::api
