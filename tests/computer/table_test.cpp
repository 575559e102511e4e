#include "rules/computer/table.hpp"

#include <atomic>
#include <cstdint>
#include <gtest/gtest.h>
#include <thread>

namespace crownhead::computer {
namespace {

/// Returns hashes of one bucket whose checks differ in all bits, like the checks of real positions.
/// With small numbers as checks, the mixed words of two entries could match a third check.
std::uint64_t hash(std::uint64_t number) {
  return (number * 0x9e37'79b9'7f4a'7c15 & 0xffff'ffff'0000'0000) | 1;
}

Seen seen_of(std::uint64_t number) {
  const auto value = static_cast<std::int16_t>(number);
  return {.score = static_cast<std::int16_t>(-value),
          .move = static_cast<MoveCode>(value * 3),
          .depth = static_cast<std::int8_t>(value % 90),
          .bound = Bound::exact};
}

bool same(const Seen& one, const Seen& other) {
  return one.score == other.score && one.move == other.move && one.depth == other.depth &&
         one.bound == other.bound;
}

TEST(Table, FindsOnlyWhatWasStored) {
  Table table(1000, 1 << 20);
  EXPECT_EQ(table.find(hash(7)).bound, Bound::none);
  table.keep(hash(7), seen_of(7));
  EXPECT_TRUE(same(table.find(hash(7)), seen_of(7)));
  EXPECT_EQ(table.find(hash(8)).bound, Bound::none);
}

TEST(Table, KeepsNegativeNumbers) {
  Table table(1000, 1 << 20);
  const Seen least{.score = -32000, .move = 0xffff, .depth = -100, .bound = Bound::upper};
  table.keep(hash(1), least);
  EXPECT_TRUE(same(table.find(hash(1)), least));
}

TEST(Table, KeepsTheDeepestAndTheLatest) {
  Table table(1000, 1 << 20);
  for (const std::uint64_t depth : {40U, 5U, 7U}) table.keep(hash(depth), seen_of(depth));
  EXPECT_EQ(table.find(hash(40)).depth, 40);
  EXPECT_EQ(table.find(hash(5)).bound, Bound::none);
  EXPECT_EQ(table.find(hash(7)).depth, 7);
}

TEST(Table, NeverMixesConcurrentWrites) {
  Table table(1000, 1 << 20);
  std::atomic<int> mixed = 0;
  const auto write_and_read = [&](std::uint64_t first) {
    for (std::uint64_t round = 0; round < 200'000; ++round) {
      const std::uint64_t number = 1 + (first + round * 7) % 80;
      table.keep(hash(number), seen_of(number));
      const std::uint64_t other = 1 + (number * 31) % 80;
      const Seen found = table.find(hash(other));
      if (found.bound != Bound::none && !same(found, seen_of(other))) ++mixed;
    }
  };
  std::thread beside(write_and_read, 40);
  write_and_read(0);
  beside.join();
  EXPECT_EQ(mixed, 0);
}

}  // namespace
}  // namespace crownhead::computer
