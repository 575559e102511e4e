#include "rules/dice/roll.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <optional>
#include <vector>

#include "rules/dice/chain.hpp"
#include "rules/dice/sha256.hpp"
#include "tests/dice/sample_game.hpp"

namespace crownhead::dice {
namespace {

TEST(Roll, MatchesTheProtocolsTestVector) {
  const Chain chain = sample_chain();
  Heard heard;
  heard.absorb(1, "hello", "bert");
  heard.absorb(0, "hello", "anna");
  EXPECT_EQ(roll(chain.link(1), 1, nobody, heard.for_roll_of(nobody)), (Roll{3, 2}));
  heard.absorb(0, "8/5 6/5", "anna-1");
  EXPECT_EQ(roll(chain.link(2), 2, 1, heard.for_roll_of(1)), (Roll{5, 2}));
  heard.absorb(1, "24/18 13/11", "bert-1");
  EXPECT_EQ(roll(chain.link(3), 3, 0, heard.for_roll_of(0)), (Roll{1, 1}));
  heard.absorb(0, "13/7", "");
  EXPECT_EQ(roll(chain.link(4), 4, 1, heard.for_roll_of(1)), (Roll{6, 5}));
  EXPECT_EQ(roll(chain.link(5), 5, 0, heard.for_roll_of(0)), (Roll{3, 2}));
}

TEST(Heard, IgnoresTheRollersOwnInputBeforeTheRoll) {
  Heard heard;
  heard.absorb(1, "hello", "bert");
  const Heard before = heard;
  heard.absorb(0, "double", "any");
  EXPECT_EQ(heard.for_roll_of(0), before.for_roll_of(0));
  for (const int other : {1, 2, nobody})
    EXPECT_NE(heard.for_roll_of(other), before.for_roll_of(other));
  heard.absorb(1, "take", "");
  Heard without = before;
  without.absorb(1, "take", "");
  EXPECT_NE(heard.for_roll_of(0), without.for_roll_of(0)) << "counts once another has acted";
}

TEST(Heard, DependsOnSeatActAndEntropy) {
  const auto heard = [](int seat, std::string_view act, std::string_view entropy) {
    Heard one;
    one.absorb(seat, act, entropy);
    return one.for_roll_of(nobody);
  };
  EXPECT_EQ(heard(0, "roll", "x"), heard(0, "roll", "x"));
  EXPECT_NE(heard(0, "roll", "x"), heard(1, "roll", "x"));
  EXPECT_NE(heard(0, "roll", "x"), heard(0, "take", "x"));
  EXPECT_NE(heard(0, "roll", "x"), heard(0, "roll", "y"));
  EXPECT_NE(heard(0, "roll", "x"), heard(0, "rollx", ""));
}

/// A million rolls, in games of 1,000 with their own chain and act.
class MillionRolls : public testing::Test {
 protected:
  static constexpr std::size_t games = 1'000, rolls_of_a_game = 1'000;
  static constexpr double rolls = static_cast<double>(games * rolls_of_a_game);

  static std::vector<Digest> links_of(std::size_t game) {
    std::vector<Digest> links{sha256("seed " + std::to_string(game))};
    while (links.size() < rolls_of_a_game) links.push_back(link_before(links.back()));
    std::ranges::reverse(links);
    return links;
  }

  static void SetUpTestSuite() {
    for (std::size_t game = 0; game < games; ++game) {
      Heard heard;
      heard.absorb(0, "hello", std::to_string(game));
      std::optional<std::size_t> before;
      int number = 0;
      for (const Digest& link : links_of(game)) {
        const int seat = ++number % 2;
        const Roll made = roll(link, number, seat, heard.for_roll_of(seat));
        ASSERT_TRUE(made.first >= 1 && made.first <= 6 && made.second >= 1 && made.second <= 6);
        const auto at = static_cast<std::size_t>((made.first - 1) * 6 + made.second - 1);
        ++singles_[at];
        if (before) ++pairs_[*before * 36 + at];
        before = at;
      }
    }
  }

  template <std::size_t N>
  static double chi_squared(const std::array<int, N>& counts, double all) {
    const double due = all / N;
    double sum = 0;
    for (const int count : counts) sum += (count - due) * (count - due) / due;
    return sum;
  }

  inline static std::array<int, 36> singles_ = {};
  inline static std::array<int, std::size_t{36} * 36> pairs_ = {};
};

// A fair source exceeds each of the bounds once in a million.
TEST_F(MillionRolls, AreEven) { EXPECT_LT(chi_squared(singles_, rolls), 89.9); }

TEST_F(MillionRolls, AreIndependentOfThePreviousRoll) {
  EXPECT_LT(chi_squared(pairs_, rolls - static_cast<double>(games)), 1551.5);
}

TEST_F(MillionRolls, HaveTheExpectedShareOfDoubles) {
  int doubles = 0;
  for (std::size_t face = 0; face < 6; ++face) doubles += singles_[face * 7];
  const double sigma = std::sqrt(rolls * (1.0 / 6) * (5.0 / 6));
  EXPECT_NEAR(doubles, rolls / 6, 5 * sigma);
}

}  // namespace
}  // namespace crownhead::dice
