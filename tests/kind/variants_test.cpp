#include "rules/kind/variants.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::kind {
namespace {

TEST(RatingPools, AreOnePerVariantAndTwoForTheStar) {
  EXPECT_EQ(pool_key("international", 2), "international");
  EXPECT_EQ(pool_key("nardi", 2), "nardi");
  EXPECT_EQ(pool_key("star", 2), "star-2");
  EXPECT_EQ(pool_key("star", 3), "star-n");
  EXPECT_EQ(pool_key("star", 6), "star-n");
  EXPECT_EQ(pool_keys().size(), variant_keys().size() + 1);
  for (const auto& key : pool_keys()) EXPECT_TRUE(is_variant(variant_of_pool(key))) << key;
  EXPECT_EQ(variant_of_pool("star-n"), "star");
}

}  // namespace
}  // namespace crownhead::kind
