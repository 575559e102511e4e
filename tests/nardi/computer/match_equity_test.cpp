#include "rules/nardi/computer/match_equity.hpp"

#include <gtest/gtest.h>

namespace crownhead::nardi::computer {
namespace {

/// Returns White's probability if White needs `own` points and Black `other`.
double chance(const Terms& terms, int own, int other, bool crawford = false) {
  const MatchEquity equity(terms);
  const Match match{.length = terms.length,
                    .score = {terms.length - own, terms.length - other},
                    .crawford = crawford};
  EXPECT_NEAR(equity.before_game(match, Color::white), 1 - equity.before_game(match, Color::black),
              1e-12);
  return equity.before_game(match, Color::white);
}

constexpr Terms with_cube{.length = 9, .cube = true, .crawford = true};

TEST(NardiMatchEquity, FollowsTheFormulaIfBothNeedMoreThanOnePoint) {
  EXPECT_DOUBLE_EQ(chance(with_cube, 5, 5), 0.5);
  EXPECT_DOUBLE_EQ(chance(with_cube, 2, 4), 0.5 + 0.85 * 2 / 10);
  EXPECT_DOUBLE_EQ(chance(with_cube, 9, 3), 0.5 - 0.85 * 6 / 15);
}

TEST(NardiMatchEquity, CoversTheCrawfordGameAndThoseAfterIt) {
  // A gammon wins at two points, a single game makes the match even.
  EXPECT_NEAR(chance(with_cube, 2, 1, true), 0.5 * (0.78 * 0.5 + 0.22), 1e-12);
  EXPECT_NEAR(chance(with_cube, 3, 1, true), 0.5 * (0.78 * 0.5 + 0.22 * 0.5), 1e-12);
  EXPECT_NEAR(chance(with_cube, 2, 1), 0.5, 1e-12) << "the trailing player doubles at once";
  EXPECT_NEAR(chance(with_cube, 4, 1), 0.5 * (0.78 * 0.5 + 0.22), 1e-12);
}

TEST(NardiMatchEquity, IsComputedWithoutACube) {
  constexpr Terms plain{.length = 3};
  EXPECT_DOUBLE_EQ(chance(plain, 1, 1), 0.5);
  EXPECT_NEAR(chance(plain, 2, 1), 0.5 * (0.73 * 0.5 + 0.27), 1e-12);
  EXPECT_GT(chance(plain, 1, 3), chance(plain, 1, 2));
  EXPECT_GT(chance(plain, 2, 3), 0.5);
}

TEST(NardiMatchEquity, GrowsWithEveryPoint) {
  for (int other = 1; other <= 9; ++other)
    for (int own = 2; own <= 9; ++own)
      EXPECT_GE(chance(with_cube, own - 1, other, own - 1 == 1 && other > 1),
                chance(with_cube, own, other, other == 1))
          << own << " " << other;
}

TEST(NardiMatchEquity, IsOneOrZeroIfTheMatchIsOver) {
  const MatchEquity equity(with_cube);
  EXPECT_EQ(equity.before_game({.length = 9, .score = {11, 3}}, Color::white), 1);
  EXPECT_EQ(equity.before_game({.length = 9, .score = {11, 3}}, Color::black), 0);
}

}  // namespace
}  // namespace crownhead::nardi::computer
