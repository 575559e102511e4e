// The common parts of the draw rules, and every limit of every ruleset on its own.
#include "rules/draughts/draw_rules.hpp"

#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "tests/draughts/draw_game.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

TEST(DrawRules, TheCounterClosestToItsLimitComesFirst) {
  DrawGame game("russian", "official", "W:WKa3,Kb2,Kc1:BKg1");
  game.shuffle(2);
  std::vector<int> left;
  for (const Counter& counter : game.count().counters()) left.push_back(counter.left);
  EXPECT_THAT(left, testing::ElementsAre(14, 14, 29));
}

TEST(DrawRules, DutchAndLatvianRulesAllowAgreementFromMove40) {
  const Variant& variant = variant_of("international");
  EXPECT_EQ(find_ruleset(variant, "kndb")->agreed_draw_from_move, 40);
  EXPECT_EQ(find_ruleset(variant, "latvia")->agreed_draw_from_move, 40);
  EXPECT_EQ(find_ruleset(variant, "fmjd")->agreed_draw_from_move, 0);
  EXPECT_EQ(find_ruleset(variant, ""), &variant.rulesets.front());
  EXPECT_EQ(find_ruleset(variant, "none"), nullptr);
}

TEST(DrawRules, HaveStableNames) {
  EXPECT_EQ(draw_rule_name(DrawRule::threefold), "threefold");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_25), "25_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_16), "16_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_5), "5_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_15), "15_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_30), "30_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_60), "60_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::main_road), "main_road");
  EXPECT_EQ(draw_rule_name(DrawRule::fourfold), "fourfold");
  EXPECT_EQ(draw_rule_name(DrawRule::moves_300), "300_move_rule");
  EXPECT_EQ(draw_rule_name(DrawRule::king_against_king), "king_against_king");
  EXPECT_EQ(draw_rule_name(DrawRule::piece_against_piece), "piece_against_piece");
}

TEST(DrawRules, NothingCountsWithoutAKingOnTheStrongerSide) {
  DrawGame game("international", "fmjd", "W:W31,32,33:BK5");
  EXPECT_TRUE(game.count().counters().empty());
}

using enum DrawCondition;

struct Force {
  int men;
  int kings;
};

/// Returns the pieces of each side for which the condition of `limit` holds, at the latest after a
/// king's next move.
std::array<Force, 2> forces(const DrawLimit& limit) {
  switch (limit.condition) {
    case king_against_three:
    case main_road: return {{{2, 1}, {0, 1}}};
    case kings_against_king:
    case three_kings_against_king: return {{{0, 3}, {0, 1}}};
    case three_kings_against_king_and_men: return {{{0, 3}, {1, 1}}};
    case kings_and_pieces: return {{{limit.least_pieces - 2, 1}, {0, 1}}};
    case two_kings_against_king: return {{{0, 2}, {0, 1}}};
    case kings_moved:
    case always: return {{{1, 1}, {1, 1}}};
    case king_against_few:
    case king_against_king:
    case quiet_king_against_king:
    case quiet_piece_against_piece: break;
  }
  return {{{0, 1}, {0, 1}}};
}

/// White begins, is the stronger side and has its men on the upper half of the board.
std::string fen_for(const Variant& variant, const DrawLimit& limit) {
  const auto [white, black] = forces(limit);
  const int squares = square_count(variant);
  Position position;
  for (int i = 0; i < white.kings; ++i) {
    position.kings[0].insert(static_cast<Square>(squares - 1 - i));
  }
  for (int i = 0; i < white.men; ++i) {
    position.men[0].insert(static_cast<Square>(squares / 2 + i));
  }
  position.kings[1].insert(0);
  if (black.men > 0) position.men[1].insert(static_cast<Square>(squares / 2 - 1));
  return write_fen(variant, position);
}

/// One limit of a ruleset without its other rules, which might end the game earlier.
struct Alone {
  const Variant* variant;
  std::string ruleset;
  DrawLimit limit;
};

void PrintTo(const Alone& alone, std::ostream* out) {
  *out << alone.variant->key << '/' << alone.ruleset << ' ' << draw_rule_name(alone.limit.rule);
}

std::vector<Alone> limits_alone() {
  std::vector<Alone> all;
  for (const Variant& variant : variants()) {
    for (const Ruleset& ruleset : variant.rulesets) {
      for (const DrawLimit& limit : ruleset.limits) {
        // The main road needs a king that stays on it; it has separate tests.
        if (limit.condition == main_road) continue;
        all.push_back({&variant, std::string(ruleset.key), limit});
      }
    }
  }
  return all;
}

class EveryLimit : public testing::TestWithParam<Alone> {
 protected:
  std::optional<DrawRule> drawn() const {
    return limit_.claimed ? game_.claimable() : game_.automatic();
  }
  int plies() const { return 2 * limit_.moves - (limit_.of_stronger_side ? 1 : 0); }

  const Variant& variant_ = *GetParam().variant;
  const DrawLimit limit_ = GetParam().limit;
  const Ruleset rules_{.key = "alone",
                       .name = "Alone",
                       .repetition_ends = RepetitionEnds::never,
                       .limits = {&limit_, 1}};
  DrawGame game_{variant_, rules_, fen_for(variant_, limit_)};
};

TEST_P(EveryLimit, DrawsOnItsLastPlyAndNotBefore) {
  if (plies() > 0) {
    game_.idle(plies() - 1);
    EXPECT_EQ(drawn(), std::nullopt);
    EXPECT_EQ(game_.left(limit_.rule), 1);
    game_.idle(1);
  }
  EXPECT_EQ(drawn(), limit_.rule);
  EXPECT_EQ(limit_.claimed ? game_.automatic() : game_.claimable(), std::nullopt);
}

TEST_P(EveryLimit, AMansMoveRestartsOnlyTheKingMoveCount) {
  const int man = square_count(variant_) / 2 + 1;
  if (forces(limit_)[0].men == 0) GTEST_SKIP() << "White has no man";
  game_.idle(2).tell(man, man - squares_in_row(variant_));
  EXPECT_EQ(game_.left(limit_.rule), limit_.condition == kings_moved ? -1 : limit_.moves - 1);
}

TEST_P(EveryLimit, ACaptureRestartsCountsOfKingMovesAndMaterial) {
  game_.idle(2).take();
  const bool has_gone = limit_.condition == kings_moved || limit_.condition == kings_and_pieces ||
                        forces(limit_)[1].men == 0;
  if (limit_.condition == always) {
    EXPECT_EQ(game_.left(limit_.rule), limit_.moves - 1);
  } else if (has_gone) {
    EXPECT_EQ(game_.left(limit_.rule), -1);
  }
}

INSTANTIATE_TEST_SUITE_P(DrawRules, EveryLimit, testing::ValuesIn(limits_alone()),
                         [](const auto& test) {
                           return std::string(test.param.variant->key) + "_" + test.param.ruleset +
                                  "_" + std::to_string(test.index);
                         });

}  // namespace
}  // namespace crownhead::draughts
