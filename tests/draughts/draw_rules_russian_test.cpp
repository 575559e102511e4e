// The draw rules of Russian draughts, by article.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/draw_rules.hpp"
#include "tests/draughts/draw_game.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

TEST(DrawRules, Russian1_9_2_AThirdRepetitionMayBeClaimed) {
  DrawGame game("russian", "official", "W:WKc1,a3:BKb8,h6");
  game.play("c1-d2 b8-c7 d2-c1 c7-b8 c1-d2 b8-c7 d2-c1");
  EXPECT_EQ(game.claimable(), std::nullopt);
  game.play("c7-b8");
  EXPECT_EQ(game.claimable(), DrawRule::threefold);
  EXPECT_EQ(game.automatic(), std::nullopt);
  EXPECT_EQ(game.count().article(DrawRule::threefold), "1.9.2");
}

TEST(DrawRules, RussianClub19_MovesRepeatedThreeTimesMayBeClaimed) {
  DrawGame game("russian", "club", "W:WKc1,a3:BKb8,h6");
  game.play("c1-d2 b8-c7 d2-c1 c7-b8 c1-d2 b8-c7 d2-c1 c7-b8");
  EXPECT_EQ(game.claimable(), std::nullopt);  // the first occurrence did not arise from a move
  game.play("c1-d2");
  EXPECT_EQ(game.claimable(), DrawRule::threefold);
  EXPECT_EQ(game.count().article(DrawRule::threefold), "19");
}

TEST(DrawRules, Russian1_9_1_MoreThanThreeKingsCountAsWell) {
  EXPECT_EQ(DrawGame("russian", "official", "W:WKa3,Kb2,Kc1,Ke1:BKg1").left(DrawRule::moves_15),
            15);
  EXPECT_EQ(DrawGame("russian", "club", "W:WKa3,Kb2,Kc1,Ke1:BKg1").left(DrawRule::moves_15), -1);
}

TEST(DrawRules, Russian1_9_1_OnlyTheStrongerSidesMovesCount) {
  DrawGame game("russian", "official", "B:WKa3,Kb2,Kc1:BKg1");
  game.tell(32, 28);  // by the lone king
  EXPECT_EQ(game.left(DrawRule::moves_15), 15);
  game.tell(21, 17);
  EXPECT_EQ(game.left(DrawRule::moves_15), 14);
}

TEST(DrawRules, Russian1_9_1_ThreePiecesAgainstAKingOnTheMainRoad) {
  // White has a king and two men; the lone king moves between a1 (29) and b2 (25).
  DrawGame game("russian", "official", "W:WKh4,h2,g1:BKa1");
  EXPECT_EQ(game.left(DrawRule::main_road), 5);
  game.tell(20, 24).tell(29, 25).tell(24, 20).tell(25, 29);
  game.tell(20, 16).tell(29, 25).tell(16, 20).tell(25, 18);
  EXPECT_EQ(game.automatic(), std::nullopt);
  EXPECT_EQ(game.left(DrawRule::main_road), 1);
  game.tell(20, 24);
  EXPECT_EQ(game.automatic(), DrawRule::main_road);
}

TEST(DrawRules, Russian1_9_1_LeavingTheMainRoadEndsTheCount) {
  DrawGame game("russian", "official", "W:WKh4,h2,g1:BKa1");
  game.tell(20, 24).tell(29, 30);
  EXPECT_EQ(game.left(DrawRule::main_road), -1);
  game.tell(24, 20).tell(30, 29);
  EXPECT_EQ(game.left(DrawRule::main_road), 5);
}

TEST(DrawRules, Russian1_9_1_TheSameMaterialWithKingsOnBothSides) {
  DrawGame game("russian", "official", "W:WKa1,a3,b2:BKh8,h6");  // five pieces
  EXPECT_EQ(game.left(DrawRule::moves_30), 30);
  game.tell(21, 17).tell(4, 8);
  EXPECT_EQ(game.left(DrawRule::moves_30), 29);
  game.tell(17, 1);  // crowned
  EXPECT_EQ(game.left(DrawRule::moves_30), 30);
  game.tell(8, 4, 25);  // four pieces
  EXPECT_EQ(game.left(DrawRule::moves_30), 30);
  EXPECT_EQ(DrawGame("russian", "official", "W:WKa1,a3,b2,c1:BKh8,h6").left(DrawRule::moves_60),
            60);
  EXPECT_EQ(
      DrawGame("russian", "official", "W:WKa1,a3,b2,c1,d2,e1:BKh8,h6").left(DrawRule::moves_60),
      -1);
}

TEST(DrawRules, RussianClub21_RestartsWhenTheMaterialChanges) {
  DrawGame game("russian", "club", "W:WKa3,Kb2,Kc1:BKg1,h8,h6");
  game.tell(21, 17).tell(32, 28).tell(17, 21);
  EXPECT_EQ(game.left(DrawRule::moves_30), 28);
  game.tell(28, 32).tell(21, 17, 12);
  EXPECT_EQ(game.left(DrawRule::moves_30), 30);
}

}  // namespace
}  // namespace crownhead::draughts
