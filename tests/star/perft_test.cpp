#include "rules/star/perft.hpp"

#include <gtest/gtest.h>

#include "tests/star/positions.hpp"

namespace crownhead::star {
namespace {

/// Counted by an independent program; the first number is the number of moves at the start.
struct Count {
  std::string ruleset;
  int side;
  int men;
  int seats;
  std::vector<std::uint64_t> nodes;  ///< to depth 1, 2, …
};

void PrintTo(const Count& count, std::ostream* out) {
  *out << count.ruleset << " side " << count.side << ", " << count.men << " men, " << count.seats
       << " seats";
}

class StarPerft : public testing::TestWithParam<Count> {};

TEST_P(StarPerft, AgreesWithTheTable) {
  const auto& [ruleset, side, men, seats, nodes] = GetParam();
  const Terms terms = terms_of(side, men, seats, ruleset);
  for (int depth = 1; depth <= static_cast<int>(nodes.size()); ++depth)
    EXPECT_EQ(perft(terms, start_position(terms), depth),
              nodes[static_cast<std::size_t>(depth - 1)])
        << "depth " << depth;
}

TEST_P(StarPerft, DividesIntoTheMoves) {
  const auto& [ruleset, side, men, seats, nodes] = GetParam();
  const Terms terms = terms_of(side, men, seats, ruleset);
  std::uint64_t sum = 0;
  for (const auto& [move, below] : perft_divide(terms, start_position(terms), 3)) sum += below;
  EXPECT_EQ(sum, nodes[2]);
}

const std::vector counts{
    Count{"open", 3, 6, 2, {10, 100, 1800, 32400, 632520}},
    Count{"open", 3, 6, 3, {10, 100, 1000, 18000}},
    Count{"open", 3, 6, 4, {10, 103, 1030}},
    Count{"open", 3, 6, 6, {10, 103, 1065, 11009}},
    Count{"open", 4, 10, 2, {14, 196, 4760, 115600}},
    Count{"open", 4, 10, 3, {14, 196, 2744, 66640}},
    Count{"open", 4, 10, 4, {14, 199, 2786, 39601}},
    Count{"open", 4, 10, 5, {14, 199, 2828}},
    Count{"open", 4, 10, 6, {14, 199, 2828, 40189}},
    Count{"open", 4, 15, 2, {22, 484, 15752, 512656}},
    Count{"open", 4, 15, 3, {22, 484, 10648}},
    Count{"open", 3, 10, 2, {18, 324, 8820}},
    Count{"open", 3, 10, 3, {18, 325, 5886}},
    Count{"classic", 4, 10, 2, {14, 196, 4648}},
    Count{"classic", 4, 10, 6, {14, 197, 2772}},
    Count{"classic", 3, 6, 2, {10, 100, 1720}},
};

INSTANTIATE_TEST_SUITE_P(Table, StarPerft, testing::ValuesIn(counts), [](const auto& test) {
  const Count& count = test.param;
  return count.ruleset + "_side_" + std::to_string(count.side) + "_men_" +
         std::to_string(count.men) + "_seats_" + std::to_string(count.seats);
});

TEST(StarPerftTest, CountsThePositionItselfAtDepthZero) {
  const Terms terms = terms_of(4, 10, 2);
  EXPECT_EQ(perft(terms, start_position(terms), 0), 1U);
}

TEST(StarPerftTest, CountsAPassAsOneMove) {
  const Terms terms = terms_of(4, 10, 2);
  const Position stuck = position_of(terms, "a1/a2 b2 a3 c3");
  EXPECT_EQ(perft(terms, stuck, 1), 1U);
  EXPECT_EQ(perft(terms, stuck, 2),
            moves_of(terms, position_of(terms, "a1/a2 b2 a3 c3:1.1")).size());
}

TEST(StarPerftTest, CountsNothingBelowTheEnd) {
  const Terms terms = terms_of(4, 10, 2);
  EXPECT_EQ(perft(terms, position_of(terms, "a1/:9.0:12"), 2), 0U);
}

}  // namespace
}  // namespace crownhead::star
