// The draw rules of games whose texts have no articles.
#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

#include "rules/draughts/draw_rules.hpp"
#include "tests/draughts/draw_game.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

/// A count of a variant without articles: from `fen`, with king moves only.
struct Limit {
  std::string variant;
  std::string fen;
  DrawRule rule;
  int plies;  ///< number of plies that make the draw
  bool claimed;
};

void PrintTo(const Limit& limit, std::ostream* out) { *out << limit.variant << ' ' << limit.fen; }

class CountOfVariant : public testing::TestWithParam<Limit> {
 protected:
  DrawGame game_{GetParam().variant, "", GetParam().fen};
};

TEST_P(CountOfVariant, DrawsOnItsLastPly) {
  const auto drawn = [this] { return GetParam().claimed ? game_.claimable() : game_.automatic(); };
  if (GetParam().plies > 0) {
    game_.idle(GetParam().plies - 1);
    EXPECT_EQ(drawn(), std::nullopt);
    EXPECT_EQ(game_.left(GetParam().rule), 1);
    game_.idle(1);
  }
  EXPECT_EQ(drawn(), GetParam().rule);
  EXPECT_EQ(GetParam().claimed ? game_.automatic() : game_.claimable(), std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(
    DrawRules, CountOfVariant,
    testing::Values(Limit{"giveaway", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"brazilian", "W:WKa1,h2,f2:BKb8,a7,c7,e7,g7", DrawRule::moves_15, 30,
                          false},
                    Limit{"brazilian", "W:WKa1:BKb8", DrawRule::moves_5, 10, false},
                    Limit{"pool", "W:WK32,21:BK1,12", DrawRule::moves_15, 30, false},
                    Limit{"pool", "W:WK32,K31,K30:BK1", DrawRule::moves_13, 26, false},
                    Limit{"spanish", "W:WK1,12:BK32,21", DrawRule::moves_20, 40, false},
                    Limit{"portuguese", "W:WK1,K2,K3:BK32", DrawRule::moves_12, 24, false},
                    Limit{"czech", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"canadian", "W:WK72,61:BK1,12", DrawRule::moves_25, 50, false},
                    Limit{"canadian", "W:WK72,61:BK1", DrawRule::moves_5, 10, false},
                    Limit{"canadian", "W:WK72,61,60:BK1", DrawRule::moves_16, 32, false},
                    Limit{"english", "B:WK32,21:BK1,12", DrawRule::moves_40, 80, true},
                    Limit{"italian", "W:WK32,21:BK1,12", DrawRule::moves_40, 80, true},
                    Limit{"frisian", "W:WK50,K49:BK1", DrawRule::moves_7, 14, false},
                    Limit{"frysk", "W:WK50:BK1", DrawRule::moves_2, 4, false},
                    Limit{"frisian", "W:WK50,41:BK1,10", DrawRule::moves_300, 600, false},
                    Limit{"turkish", "W:WKa1,b2:BKh8,g7", DrawRule::moves_25, 50, false},
                    Limit{"armenian", "W:WKa1:BKc8", DrawRule::king_against_king, 0, false},
                    Limit{"thai", "W:WK1,12:BK32,21", DrawRule::moves_15, 30, false},
                    Limit{"spantsiretti", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"bashni", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"stavropol", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"samoyed", "W:WKa1,h2:BKb8,a7", DrawRule::moves_15, 30, false},
                    Limit{"killer", "W:WK50,41:BK1,10", DrawRule::moves_25, 50, false}),
    [](const auto& test) {
      return test.param.variant + "_" +
             name_for_test(std::string(draw_rule_name(test.param.rule))) + "_" +
             std::to_string(test.index);
    });

TEST(DrawRules, PositionsDroppedFromTheHistoryNeverRecur) {
  std::mt19937 random(7);
  for (const std::string key : {"bashni", "russian", "turkish"}) {
    const Variant& variant = variant_of(key);
    bool shortened = false;
    for (int game = 0; game < 60; ++game) {
      Position position = start_position(variant);
      DrawCount count(variant, variant.rulesets.front(), position);
      std::vector<Position> all{position};
      for (int ply = 0; ply < 200; ++ply) {
        const auto moves = legal_moves(variant, position);
        if (moves.empty()) break;
        const Move& move = moves[random() % moves.size()];
        const Position next = after(variant, position, move);
        count.played(position, move, next);
        position = next;
        all.push_back(next);
        const auto kept = static_cast<std::ptrdiff_t>(count.history().size());
        ASSERT_EQ(std::find(all.begin(), all.end() - kept, next), all.end() - kept)
            << key << " " << write_fen(variant, next);
        shortened = shortened || kept == 1;
      }
    }
    EXPECT_TRUE(shortened) << key;
  }
}

TEST(DrawRules, OneKingEachIsNotADrawWhileTheMoverCanCapture) {
  DrawGame game("turkish", "", "W:WKa1:BKa5");
  EXPECT_EQ(game.automatic(), std::nullopt);
  DrawGame other("turkish", "", "B:WKa1:BKb5");
  EXPECT_EQ(other.automatic(), DrawRule::king_against_king);
}

TEST(DrawRules, OnePieceEachIsADrawOnlyInTurkishDraughts) {
  for (const std::string fen : {"W:Wd4:Bd5,h6", "W:Wd4:BKh8,d5"}) {
    for (const auto& [variant, draw] : {std::pair{"turkish", true}, {"armenian", false}}) {
      DrawGame game(variant, "", fen);
      EXPECT_EQ(game.automatic(), std::nullopt);
      game.play("d4xd6");
      EXPECT_EQ(game.automatic() == DrawRule::piece_against_piece, draw) << variant << fen;
    }
  }
  EXPECT_EQ(DrawGame("turkish", "", "W:Wd4:Bd5").automatic(), std::nullopt) << "White takes first";
  EXPECT_EQ(DrawGame("turkish", "", "W:Wd4:BKd8").automatic(), DrawRule::piece_against_piece);
  EXPECT_EQ(DrawGame("turkish", "", "W:Wd4,a2:BKd8").automatic(), std::nullopt);
}

TEST(DrawRules, FrisianCaptureToOneKingAgainstOneStartsTheTwoMoves) {
  DrawGame game("frisian", "", "W:WK50:BK1,K2");
  game.idle(3);
  game.idle(1);
  game.take();
  EXPECT_EQ(game.left(DrawRule::moves_2), 2);
  game.idle(4);
  EXPECT_EQ(game.automatic(), DrawRule::moves_2);
}

TEST(DrawRules, RepetitionEndsTheGameByTheRulesOfTheVariant) {
  const std::string kings = "46-41 2-8 41-46 8-2 ";
  struct Case {
    std::string variant;
    std::string fen;
    std::string back_and_forth;
    int times;  ///< repetitions until the position has occurred often enough
    std::optional<DrawRule> automatic;
    std::optional<DrawRule> claimed;
  };
  const std::vector<Case> cases{
      {"killer", "W:WK46,45:BK2,6", kings, 2, DrawRule::threefold, std::nullopt},
      {"antidraughts", "W:WK46,45:BK2,6", kings, 2, DrawRule::threefold, std::nullopt},
      {"frisian", "W:WK46:BK2,K1", kings, 2, std::nullopt, std::nullopt},
      {"english", "W:WK32,21:BK1,12", "32-27 1-6 27-32 6-1 ", 2, std::nullopt, DrawRule::threefold},
      {"italian", "W:WK32,21:BK1,12", "32-28 1-5 28-32 5-1 ", 2, std::nullopt, std::nullopt},
      {"italian", "W:WK32,21:BK1,12", "32-28 1-5 28-32 5-1 ", 3, std::nullopt, DrawRule::fourfold},
      {"turkish", "W:Wa3,Kh1:Ba6,Kf8", "a3-b3 a6-b6 b3-a3 b6-a6 ", 2, DrawRule::threefold,
       std::nullopt},
  };
  for (const Case& each : cases) {
    SCOPED_TRACE(each.variant + " " + std::to_string(each.times));
    DrawGame game(each.variant, "", each.fen);
    for (int i = 0; i < each.times; ++i) game.play(each.back_and_forth);
    EXPECT_EQ(game.automatic(), each.automatic);
    EXPECT_EQ(game.claimable(), each.claimed);
  }
}

}  // namespace
}  // namespace crownhead::draughts
