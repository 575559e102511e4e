#include "rules/draughts/perft.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

// An unoptimized build counts a few million nodes a second.
#ifdef __OPTIMIZE__
constexpr std::uint64_t most_nodes = 20'000'000;
#else
constexpr std::uint64_t most_nodes = 1'000'000;
#endif

struct Count {
  std::string variant;
  std::string name;
  std::string fen;
  Counting counting;
  int depth;
  std::uint64_t nodes;
};

void PrintTo(const Count& count, std::ostream* out) { *out << count.fen << " to " << count.depth; }

std::vector<Count> counts() {
  std::vector<Count> all;
  for (const auto& entry : perft_tables()) {
    const std::string variant = entry["variant"];
    if (find_variant(variant) == nullptr) continue;
    Count deepest{variant,
                  entry["name"],
                  entry["fen"],
                  entry["convention"] == "keep" ? Counting::routes : Counting::moves,
                  0,
                  0};
    for (const auto& [depth, nodes] : entry["nodes"].items()) {
      if (nodes.get<std::uint64_t>() > most_nodes || std::stoi(depth) < deepest.depth) continue;
      deepest.depth = std::stoi(depth);
      deepest.nodes = nodes;
    }
    all.push_back(deepest);
  }
  return all;
}

class Perft : public testing::TestWithParam<Count> {};

TEST_P(Perft, AgreesWithTheTable) {
  const Count& count = GetParam();
  const Variant& variant = variant_of(count.variant);
  EXPECT_EQ(perft(variant, position_of(variant, count.fen), count.depth, count.counting),
            count.nodes);
}

TEST_P(Perft, DividesIntoTheMoves) {
  const Count& count = GetParam();
  const Variant& variant = variant_of(count.variant);
  const Position position = position_of(variant, count.fen);
  const int depth = std::min(count.depth, 4);
  std::uint64_t sum = 0;
  for (const auto& [move, nodes] : perft_divide(variant, position, depth, count.counting)) {
    sum += nodes;
  }
  EXPECT_EQ(sum, perft(variant, position, depth, count.counting));
}

INSTANTIATE_TEST_SUITE_P(Table, Perft, testing::ValuesIn(counts()), [](const auto& test) {
  return name_for_test(test.param.variant + " " + test.param.name +
                       (test.param.counting == Counting::routes ? " routes" : ""));
});

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
