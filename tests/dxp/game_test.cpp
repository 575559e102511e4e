#include "rules/dxp/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::dxp {
namespace {

using namespace draughts;

const Variant& international() { return *find_variant("international"); }

Game game_from(const std::string& fen, int moves_of_a_side = 0) {
  return {international(), read_fen(international(), fen).value(), moves_of_a_side};
}

Result<void> play(Game& game, const std::string& text) {
  return game.play(read_move(game.variant(), game.position(), text).value());
}

TEST(DxpGame, RequiresABoardOfTenByTenWithFiftySquares) {
  std::vector<std::string> keys;
  for (const Variant& variant : variants())
    if (can_play(variant)) keys.emplace_back(variant.key);
  EXPECT_THAT(keys, testing::UnorderedElementsAre("international", "frisian", "frysk",
                                                  "antidraughts", "breakthrough", "killer"));
}

TEST(DxpGame, AcceptsOnlyLegalMoves) {
  Game game(international(), std::nullopt, 0);
  ASSERT_TRUE(play(game, "32-28"));
  const auto refused = game.play({.from = 18, .to = 27});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().detail, "move 1, 19-28, is not legal");
  ASSERT_TRUE(play(game, "19-23"));
  // The captured piece is a wrong one.
  EXPECT_FALSE(game.play({.from = 27, .to = 18, .captured = Bitboard::of(21)}));
  ASSERT_TRUE(game.play({.from = 27, .to = 18, .captured = Bitboard::of(22)}));
  EXPECT_THAT(game.moves(), testing::ElementsAre("32-28", "19-23", "28x19"));
  EXPECT_FALSE(game.ending());
}

TEST(DxpGame, AWinOnTheBoardEndsIt) {
  Game game = game_from("W:W28:B23");
  ASSERT_TRUE(play(game, "28x19"));
  ASSERT_TRUE(game.ending());
  EXPECT_EQ(game.ending()->winner, Color::white);
  EXPECT_EQ(game.reason(), EndReason::lost);
  EXPECT_EQ(game.ended_by(EndReason::won).winner, Color::white);
  EXPECT_EQ(result_text(international(), *game.ending()), "2-0");
  EXPECT_EQ(game.play({.from = 0, .to = 5}).error().code, Code::game_over);
}

TEST(DxpGame, IsDrawnByTheRulesDespiteOneMoreMove) {
  Game game = game_from("W:WK1:BK50");
  for (const char* move : {"1-6", "50-45", "6-1", "45-50", "1-6", "50-45", "6-1", "45-50"})
    ASSERT_TRUE(play(game, move)) << move;
  ASSERT_TRUE(game.ending());
  EXPECT_TRUE(game.ending()->decided);
  EXPECT_FALSE(game.ending()->winner);
  EXPECT_EQ(result_text(international(), *game.ending()), "1-1");
  EXPECT_EQ(game.reason(), EndReason::drawn);
  const auto moves = game.moves();
  const auto more = legal_moves(international(), game.position()).front();
  EXPECT_TRUE(game.play(more));
  EXPECT_EQ(game.moves(), moves);
  EXPECT_EQ(game.ended_by(EndReason::won).cause, game.ending()->cause);
}

TEST(DxpGame, IsUndecidedAfterItsNumberOfMoves) {
  Game game(international(), std::nullopt, 1);
  ASSERT_TRUE(play(game, "32-28"));
  EXPECT_FALSE(game.ending());
  ASSERT_TRUE(play(game, "19-23"));
  ASSERT_TRUE(game.ending());
  EXPECT_EQ(game.ending()->cause, "move_limit");
  EXPECT_EQ(game.reason(), EndReason::unsaid);
  EXPECT_EQ(result_text(international(), *game.ending()), "*");
}

TEST(DxpGame, EndsAsTheMoverDeclaresIfTheRulesAllow) {
  const Game game(international(), std::nullopt, 0);
  EXPECT_EQ(game.ended_by(EndReason::lost).winner, Color::black);
  EXPECT_EQ(game.ended_by(EndReason::lost).cause, "resigned");
  for (const EndReason reason : {EndReason::unsaid, EndReason::drawn, EndReason::won})
    EXPECT_FALSE(game.ended_by(reason).decided);
}

TEST(DxpGame, RequiresAStartWithALegalMove) {
  const auto may = [](const std::string& fen) {
    return may_begin(international(), read_fen(international(), fen).value()).has_value();
  };
  EXPECT_TRUE(may("B:W31-50:B1-20"));
  EXPECT_FALSE(may("W:W:B1-20"));
  EXPECT_FALSE(may("W:W6:B1,11,17"));
}

}  // namespace
}  // namespace crownhead::dxp
