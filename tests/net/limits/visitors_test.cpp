#include "server/net/limits/visitors.hpp"

#include <gtest/gtest.h>
#include <utility>

namespace crownhead::net {
namespace {

TEST(Visitors, HaveALimitedNumberOfConnectionsEach) {
  const auto visitors = std::make_shared<Visitors>();
  auto first = visitors->enter("a", 2, 10, 0);
  const auto second = visitors->enter("a", 2, 10, 0);
  EXPECT_TRUE(first && second);
  EXPECT_EQ(second.open(), 2U);
  EXPECT_FALSE(visitors->enter("a", 2, 10, 0));
  EXPECT_TRUE(visitors->enter("b", 2, 10, 0)) << "another address";
  first = {};
  EXPECT_EQ(second.open(), 1U);
  EXPECT_TRUE(visitors->enter("a", 2, 10, 0));
}

TEST(Visitors, AreForgottenWhenTheyLeave) {
  const auto visitors = std::make_shared<Visitors>();
  {
    auto visit = visitors->enter("a", 2, 10, 0);
    const auto moved = std::move(visit);
    EXPECT_EQ(moved.open(), 1U);
    EXPECT_EQ(visitors->size(), 1U);
  }
  EXPECT_EQ(visitors->size(), 0U);
}

TEST(Visitors, AVisitMayOutliveTheServer) {
  auto visitors = std::make_shared<Visitors>();
  const auto visit = visitors->enter("a", 2, 10, 0);
  visitors.reset();
  EXPECT_EQ(visit.open(), 1U);
}

TEST(Visitors, AllConnectionsOfAnAddressShareItsFrames) {
  const auto visitors = std::make_shared<Visitors>();
  const auto one = visitors->enter("a", 9, 3, 0), two = visitors->enter("a", 9, 3, 0);
  const auto other = visitors->enter("b", 9, 3, 0);
  EXPECT_TRUE(one.take_frame(0.001, 3, 0));
  EXPECT_TRUE(two.take_frame(0.001, 3, 0));
  EXPECT_TRUE(one.take_frame(0.001, 3, 0));
  EXPECT_FALSE(two.take_frame(0.001, 3, 0));
  EXPECT_TRUE(other.take_frame(0.001, 3, 0));
  EXPECT_TRUE(two.take_frame(0.001, 3, 1000)) << "a second later";
}

TEST(Visitors, AnEmptyVisitIsUnlimited) {
  const Visitors::Visit none;
  EXPECT_FALSE(none);
  EXPECT_TRUE(none.take_frame(0, 0, 0));
  EXPECT_EQ(none.open(), 0U);
}

}  // namespace
}  // namespace crownhead::net
