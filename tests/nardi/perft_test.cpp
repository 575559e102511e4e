#include "rules/nardi/perft.hpp"

#include <gtest/gtest.h>

#include "tests/draughts/long_run.hpp"
#include "tests/nardi/any_position.hpp"

namespace crownhead::nardi {
namespace {

TEST(NardiPerft, CountsTheStart) {
  EXPECT_EQ(perft(start_position(), 0), 1U);
  EXPECT_EQ(perft(start_position(), 1), 447U);
  EXPECT_EQ(perft(start_position(), 2), 202'782U);
  EXPECT_EQ(perft(start_position(Color::black), 2), 202'782U);
}

TEST(NardiPerft, CountsThreePliesOfTheStart) {
  if (!is_long_run()) GTEST_SKIP() << "116 million; ./dev test --long counts them";
  EXPECT_EQ(perft(start_position(), 3), 116'154'993U);
}

TEST(NardiPerft, DividesByRoll) {
  std::uint64_t sum = 0;
  const auto divided = perft_divide(start_position(), 2);
  for (const auto& [roll, nodes] : divided) sum += nodes;
  EXPECT_EQ(divided.size(), 21U);
  EXPECT_EQ(sum, 202'782U);
}

TEST(NardiPerft, CountsNothingBelowTheEnd) {
  EXPECT_EQ(perft(position_with({}, {{24, 2}}), 1), 0U);
  EXPECT_EQ(perft(position_with({{1, 1}}, {{24, 2}}), 1), 21U);
  EXPECT_EQ(perft(position_with({{1, 1}}, {{24, 2}}), 2), 0U);
}

}  // namespace
}  // namespace crownhead::nardi
