#include "rules/kind/end.hpp"

#include <gtest/gtest.h>

namespace crownhead::kind {
namespace {

TEST(ReasonName, IsTheReasonOrTheDrawRule) {
  const auto name = [](EndReason reason) {
    return reason_name({finish_of(Outcome::draw), reason});
  };
  EXPECT_EQ(name(EndReason::resignation), "resignation");
  EXPECT_EQ(name(EndReason::time), "time");
  EXPECT_EQ(name(EndReason::no_moves), "no_moves");
  EXPECT_EQ(name(EndReason::no_pieces), "no_pieces");
  EXPECT_EQ(name(EndReason::agreement), "agreement");
  EXPECT_EQ(name(EndReason::abort), "abort");
  EXPECT_EQ(name(EndReason::no_first_move), "no_first_move");
  EXPECT_EQ(name(EndReason::abandonment), "abandonment");
  EXPECT_EQ(name(EndReason::first_king), "first_king");
  EXPECT_EQ(name(EndReason::gave_all), "gave_all");
  EXPECT_EQ(name(EndReason::adjudication), "adjudication");
  EXPECT_EQ(name(EndReason::forfeit), "forfeit");
  EXPECT_EQ(
      reason_name({finish_of(Outcome::draw), EndReason::draw_rule, draughts::DrawRule::moves_16}),
      "16_move_rule");
}

}  // namespace
}  // namespace crownhead::kind
