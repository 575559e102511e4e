#include "random/random.hpp"

#include <array>
#include <bit>
#include <gtest/gtest.h>
#include <set>

namespace crownhead {
namespace {

// A source of 32 bits or a repeating one would almost certainly fail; random bits fail once in more
// than 2^60 runs.
TEST(Random, FillsEveryByteAndRepeatsNothing) {
  std::array<std::uint8_t, 64> ones{}, zeros{};
  ones.fill(0);
  zeros.fill(0xff);
  std::set<std::array<std::uint8_t, 64>> seen;
  for (int i = 0; i < 100; ++i) {
    std::array<std::uint8_t, 64> bytes{};
    fill_random(bytes);
    seen.insert(bytes);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
      ones[at] |= bytes[at];
      zeros[at] &= bytes[at];
    }
  }
  EXPECT_EQ(seen.size(), 100U);
  for (std::size_t at = 0; at < ones.size(); ++at) {
    EXPECT_EQ(ones[at], 0xff) << at;
    EXPECT_EQ(zeros[at], 0) << at;
  }
  fill_random({});
}

TEST(Random, UsesAllSixtyFourBits) {
  std::uint64_t ones = 0, zeros = ~std::uint64_t{0};
  for (int i = 0; i < 100; ++i) {
    ones |= random_bits();
    zeros &= random_bits();
  }
  EXPECT_EQ(std::popcount(ones), 64);
  EXPECT_EQ(std::popcount(zeros), 0);
}

TEST(Random, DrawsNumbersFromTheWholeRange) {
  std::set<int> seen;
  for (int i = 0; i < 1000; ++i) seen.insert(random_number(-1, 1));
  EXPECT_EQ(seen, (std::set{-1, 0, 1}));
  EXPECT_EQ(random_number(7, 7), 7);
}

}  // namespace
}  // namespace crownhead
