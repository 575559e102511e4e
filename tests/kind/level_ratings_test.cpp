#include "rules/kind/level_ratings.hpp"

#include <gtest/gtest.h>

#include "rules/computer/search.hpp"
#include "rules/kind/variants.hpp"
#include "rules/rating/glicko2.hpp"

namespace crownhead::kind {
namespace {

TEST(LevelRatings, RiseWithTheLevelInEveryPool) {
  for (const auto& pool : pool_keys()) {
    EXPECT_GE(level_rating(pool, weakest_level), rating::least_rating) << pool;
    for (int level = weakest_level; level < strongest_level; ++level)
      EXPECT_LT(level_rating(pool, level), level_rating(pool, level + 1)) << pool << level;
    EXPECT_LT(level_rating(pool, strongest_level), 3000) << pool;
  }
}

TEST(LevelRatings, AreAnchoredAtTheInitialRating) {
  for (const auto& pool : pool_keys()) EXPECT_EQ(level_rating(pool, 4), rating::Rating{}.rating);
}

TEST(LevelRatings, CoverExactlyTheExistingLevels) {
  EXPECT_EQ(weakest_level, computer::weakest);
  EXPECT_EQ(strongest_level, computer::strongest);
  EXPECT_EQ(level_rating("russian", 0), level_rating("russian", weakest_level));
  EXPECT_EQ(level_rating("russian", 99), level_rating("russian", strongest_level));
}

}  // namespace
}  // namespace crownhead::kind
