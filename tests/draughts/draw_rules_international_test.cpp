// The draw rules of international draughts, by article: a FEN and moves, and the ply after which
// the game is a draw. Includes the parts that the Russian articles share with them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/draw_rules.hpp"
#include "tests/draughts/draw_game.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

// Two kings that avoid each other, and men that cannot be reached.
const std::string kings_and_men = "W:WK47,45,50:BK4,6,5";

TEST(DrawRules, Fmjd6_1_AThirdRepetitionIsADraw) {
  DrawGame game("international", "fmjd", "W:WK46,45:BK2,6");
  game.play("46-41 2-8 41-46 8-2");
  EXPECT_EQ(game.automatic(), std::nullopt);
  game.play("46-41 2-8 41-46");
  EXPECT_EQ(game.automatic(), std::nullopt);
  game.play("8-2");
  EXPECT_EQ(game.automatic(), DrawRule::threefold);
  EXPECT_EQ(game.claimable(), std::nullopt);
  EXPECT_EQ(game.count().article(DrawRule::threefold), "6.1");
}

TEST(DrawRules, Fmjd6_1_TheSideToMoveIsPartOfThePosition) {
  DrawGame game("international", "fmjd", "W:WK46,45:BK2,6");
  game.play("46-41 2-8 41-37 8-2 37-46 2-8");  // the pieces of ply 2 with the other side to move
  EXPECT_EQ(game.automatic(), std::nullopt);
}

TEST(DrawRules, Lidraughts_AThirdRepetitionMayBeClaimed) {
  DrawGame game("international", "lidraughts", "W:WK46,45:BK2,6");
  game.play("46-41 2-8 41-46 8-2 46-41 2-8 41-46 8-2");
  EXPECT_EQ(game.automatic(), std::nullopt);
  EXPECT_EQ(game.claimable(), DrawRule::threefold);
  game.play("46-41");
  EXPECT_EQ(game.claimable(), DrawRule::threefold);
  game.play("2-7");
  EXPECT_EQ(game.claimable(), std::nullopt);
}

struct Ruled {
  std::string variant;
  std::string ruleset;
  std::string article;
  std::string fen;
  DrawRule rule;
  int plies;       ///< number of plies that make the draw
  int first_left;  ///< the counter at the start; -1 if it is not running
};

void PrintTo(const Ruled& ruled, std::ostream* out) { *out << ruled.article << ' ' << ruled.fen; }

class DrawAfter : public testing::TestWithParam<Ruled> {};

TEST_P(DrawAfter, TheGivenNumberOfMoves) {
  const Ruled& ruled = GetParam();
  DrawGame game(ruled.variant, ruled.ruleset, ruled.fen);
  EXPECT_EQ(game.left(ruled.rule), ruled.first_left);
  game.shuffle(ruled.plies - 1);
  EXPECT_EQ(game.automatic(), std::nullopt);
  EXPECT_EQ(game.left(ruled.rule), 1);
  game.shuffle(1);
  EXPECT_EQ(game.automatic(), ruled.rule);
  EXPECT_EQ(game.count().article(ruled.rule), ruled.article);
}

INSTANTIATE_TEST_SUITE_P(
    DrawRules, DrawAfter,
    testing::Values(
        Ruled{"international", "fmjd", "6.2", kings_and_men, DrawRule::moves_25, 50, -1},
        Ruled{"international", "kndb", "9d", kings_and_men, DrawRule::moves_25, 50, -1},
        Ruled{"international", "latvia", "6.3", kings_and_men, DrawRule::moves_25, 50, -1},
        Ruled{"international", "fmjd", "6.3", "W:WK36,K47,K48:BK4", DrawRule::moves_16, 32, 16},
        Ruled{"international", "fmjd", "6.3", "W:WK47,45,50:BK4", DrawRule::moves_16, 32, 16},
        Ruled{"international", "kndb", "9c", "W:WK47,K48,50:BK4", DrawRule::moves_16, 32, 16},
        Ruled{"international", "latvia", "6.4", "B:WK4:BK47,K48,K49", DrawRule::moves_16, 32, 16},
        Ruled{"international", "fmjd", "6.4", "W:WK47,K48:BK4", DrawRule::moves_5, 10, 5},
        Ruled{"international", "fmjd", "6.4", "W:WK47,45:BK4", DrawRule::moves_5, 10, 5},
        Ruled{"international", "fmjd", "6.4", "W:WK47:BK4", DrawRule::moves_5, 10, 5},
        Ruled{"international", "kndb", "9b", "W:WK47:BK3,K4", DrawRule::moves_5, 10, 5},
        Ruled{"international", "latvia", "6.5", "W:WK47:BK4", DrawRule::moves_5, 10, 5},
        Ruled{"international", "lidraughts", "", "W:WK47:BK4", DrawRule::moves_5, 10, 5},
        Ruled{"russian", "official", "1.9.1", "W:WKc1,h4:BKb8,h6,f8,d8", DrawRule::moves_15, 30,
              -1},
        Ruled{"russian", "official", "1.9.1", "W:WKa3,Kb2,Kc1:BKg1", DrawRule::moves_15, 29, 15},
        Ruled{"russian", "official", "1.9.1", "W:WKa3,h4:BKg1", DrawRule::moves_5, 10, 5},
        Ruled{"russian", "club", "20", "W:WKa3,Kb2,Kc1:BKg1", DrawRule::moves_15, 29, 15},
        Ruled{"russian", "club", "21", "W:WKa3,Kb2,Kc1:BKg1,h8", DrawRule::moves_30, 59, 30}));

TEST(DrawRules, Fmjd6_2_AMansMoveRestartsTheTwentyFive) {
  DrawGame game("international", "fmjd", kings_and_men);
  game.idle(40).tell(45, 40).idle(49);
  EXPECT_EQ(game.automatic(), std::nullopt);
  game.idle(1);
  EXPECT_EQ(game.automatic(), DrawRule::moves_25);
}

TEST(DrawRules, Fmjd6_2_ACaptureRestartsTheTwentyFive) {
  DrawGame game("international", "fmjd", "W:WK47,45,50:BK4,6,5,35");
  game.shuffle(10);
  EXPECT_EQ(game.left(DrawRule::moves_25), 20);
  game.play("45-40 35x44");
  EXPECT_EQ(game.left(DrawRule::moves_25), -1);
}

TEST(DrawRules, Fmjd6_3_ThePlyThatCreatesTheMaterialIsNotCounted) {
  DrawGame game("international", "fmjd", "W:WK46,K47,32:BK5,28");
  game.play("32x23");  // captures a man, leaving one king against three
  EXPECT_EQ(game.left(DrawRule::moves_16), 16);
}

TEST(DrawRules, Fmjd6_3_APromotionRestartsNothing) {
  DrawGame game("international", "fmjd", "W:WK46,K47,8:BK50");
  game.play("8-2 50-45");
  EXPECT_EQ(game.left(DrawRule::moves_16), 15);
}

TEST(DrawRules, Fmjd6_4_TheFiveStartAtZero) {
  DrawGame game("international", "fmjd", "B:WK46,K47,K48:BK5");
  game.idle(24).take();  // Black captures one of three
  EXPECT_EQ(game.left(DrawRule::moves_16), -1);
  EXPECT_EQ(game.left(DrawRule::moves_5), 5);
}

TEST(DrawRules, Fmjd6_4_ACaptureDuringTheFiveRestartsNothing) {
  DrawGame game("international", "fmjd", "B:WK46,45:BK5");
  game.tell(5, 10).tell(46, 41).tell(10, 15).tell(41, 46).tell(15, 50, 45);
  EXPECT_EQ(game.left(DrawRule::moves_5), 3);
  game.tell(46, 41).tell(50, 44).tell(41, 37).tell(44, 39);
  EXPECT_EQ(game.automatic(), std::nullopt);
  game.tell(37, 32);
  EXPECT_EQ(game.automatic(), DrawRule::moves_5);
}

TEST(DrawRules, Lv6_5_TheSixteenContinueWithFewerThanFiveLeft) {
  DrawGame game("international", "latvia", "B:WK1,K2,45:BK20");
  game.idle(24).take().idle(6);
  EXPECT_EQ(game.automatic(), std::nullopt);
  EXPECT_EQ(game.left(DrawRule::moves_16), 1);
  game.idle(1);
  EXPECT_EQ(game.automatic(), DrawRule::moves_16);
}

TEST(DrawRules, Lv6_5_TheFiveReplaceTheSixteenWithFiveLeft) {
  DrawGame game("international", "latvia", "W:WK1,K2,45:BK20");
  game.idle(21).take();  // 10 plies of the 16 moves were left
  EXPECT_EQ(game.left(DrawRule::moves_16), -1);
  EXPECT_EQ(game.left(DrawRule::moves_5), 5);
}

}  // namespace
}  // namespace crownhead::draughts
