#include "rules/draughts/moves/perft.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

std::vector<PerftCount> counts() {
  auto all = perft_counts(20'000'000);
  std::erase_if(all, [](const auto& count) { return find_variant(count.variant) == nullptr; });
  return all;
}

Counting counting(const PerftCount& count) {
  return count.every_route ? Counting::routes : Counting::moves;
}

class Perft : public testing::TestWithParam<PerftCount> {};

TEST_P(Perft, AgreesWithTheTable) {
  const PerftCount& count = GetParam();
  const Variant& variant = variant_of(count.variant);
  EXPECT_EQ(perft(variant, position_of(variant, count.fen), count.depth, counting(count)),
            count.nodes);
}

TEST_P(Perft, DividesIntoTheMoves) {
  const PerftCount& count = GetParam();
  const Variant& variant = variant_of(count.variant);
  const Position position = position_of(variant, count.fen);
  const int depth = std::min(count.depth, 4);
  std::uint64_t sum = 0;
  for (const auto& [move, nodes] : perft_divide(variant, position, depth, counting(count))) {
    sum += nodes;
  }
  EXPECT_EQ(sum, perft(variant, position, depth, counting(count)));
}

INSTANTIATE_TEST_SUITE_P(Table, Perft, testing::ValuesIn(counts()),
                         [](const auto& test) { return name_of(test.param); });

TEST(PerftTest, CountsThePositionItselfAtDepthZero) {
  const Variant& variant = variant_of("international");
  EXPECT_EQ(perft(variant, start_position(variant), 0, Counting::moves), 1u);
}

TEST(PerftTest, CountsNothingBelowALostPosition) {
  const Variant& variant = variant_of("international");
  EXPECT_EQ(perft(variant, position_of(variant, "W:W:B20"), 3, Counting::moves), 0u);
}

}  // namespace
}  // namespace crownhead::draughts
