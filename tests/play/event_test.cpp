#include "rules/play/event.hpp"

#include <gtest/gtest.h>

namespace crownhead::play {
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

TEST(ResultText, IsAsTheVariantWritesIt) {
  const auto& international = *draughts::find_variant("international");
  const auto& russian = *draughts::find_variant("russian");
  EXPECT_EQ(result_text(international, Outcome::white_wins), "2-0");
  EXPECT_EQ(result_text(international, Outcome::black_wins), "0-2");
  EXPECT_EQ(result_text(international, Outcome::draw), "1-1");
  EXPECT_EQ(result_text(russian, Outcome::white_wins), "1-0");
  EXPECT_EQ(result_text(russian, Outcome::black_wins), "0-1");
  EXPECT_EQ(result_text(russian, Outcome::draw), "1/2-1/2");
  EXPECT_EQ(result_text(international, Outcome::none), "");
}

}  // namespace
}  // namespace crownhead::play
