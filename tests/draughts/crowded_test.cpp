// Positions whose captures have more branches than are followed, and random positions near them.
#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <string>

#include "rules/draughts/moves/engine.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "tests/draughts/test_data.hpp"
#include "tests/seed.hpp"

namespace crownhead::draughts {
namespace {

struct Hostile {
  std::string variant;
  std::string fen;
};

const Hostile hostile[] = {
    {"frisian",
     "W:WK38:B2,8,10,11,12,13,14,17,19,21,22,23,24,25,26,28,30,31,34,37,39,42,43,44,K48"},
    {"frisian", "W:WK7:BK2,K9,K11,K12,K15,K17,K20,K21,K23,K24,K26,K28,K33,K37,K39,K41-44,K48"},
    {"frysk", "W:WK7,K1:BK2,K9,K11,K12,K15,K17,K20,K21,K23,K24,K26,K28,K33,K37,K39,K41-44,K48"},
    {"turkish", "W:WKe3:BKd1,Kf1,Kb2,Ke2,Kg2,Kc3,Kf3,Ka4,Kd4,Kh4,Kb5,Ke5,Kg5,Kd6,Kc7,Ke8"},
    {"armenian", "W:WKe3,Kh8:BKd1,Kf1,Kb2,Ke2,Kg2,Kc3,Kf3,Ka4,Kd4,Kh4,Kb5,Ke5,Kg5,Kd6,Kc7,Ke8"},
};

TEST(TooManyCaptures, MakeAPositionInvalidAsAStart) {
  for (const auto& [key, fen] : hostile) {
    const Variant& variant = variant_of(key);
    const auto may = may_be_played_from(variant, position_of(variant, fen));
    ASSERT_FALSE(may) << key << " " << fen;
    EXPECT_EQ(may.error().code, Code::bad_fen);
    EXPECT_EQ(may.error().detail,
              "there are too many captures to play from this position; take some pieces off");
  }
}

TEST(TooManyCaptures, StillYieldTheMovesFoundSoFar) {
  for (const auto& [key, fen] : hostile) {
    const Variant& variant = variant_of(key);
    const Position position = position_of(variant, fen);
    const auto moves = legal_moves(variant, position);
    ASSERT_FALSE(moves.empty());
    EXPECT_LE(moves.size(), std::size_t{CaptureBudget::of_a_position});
    EXPECT_LE(write_full(variant, position, moves).size(), moves.size());
    const Move& move = moves.front();
    EXPECT_FALSE(move.captured.empty());
    EXPECT_EQ(read_move(variant, position, write_full(variant, position, move)), move);
    EXPECT_EQ(read_move(variant, position, write_move(variant, position, move)), move);
    EXPECT_FALSE(write_full(variant, position, moves.back()).empty());
  }
}

TEST(TooManyCaptures, UseOneBudgetForAllPieces) {
  const Variant& variant = variant_of("frisian");
  const Position position = position_of(variant, hostile[0].fen);
  CaptureBudget budget(1'000);
  variant.engine->legal_moves(position, budget);
  EXPECT_TRUE(budget.ran_out());
  EXPECT_EQ(budget.left(), 0);
}

TEST(TooManyCaptures, AnExhaustedBudgetYieldsNoMoves) {
  const Variant& variant = variant_of("international");
  const Position position = position_of(variant, "W:W28:B22,12");
  CaptureBudget budget(0);
  EXPECT_TRUE(legal_moves(variant, position, budget).empty());
  EXPECT_TRUE(budget.ran_out());
}

TEST(TooManyCaptures, OnePositionDoesNotExhaustTheBudgetOfARequest) {
  const Variant& variant = variant_of("frisian");
  CaptureBudget budget(3 * CaptureBudget::of_a_position);
  legal_moves(variant, position_of(variant, hostile[0].fen), budget);
  EXPECT_FALSE(budget.ran_out());
  EXPECT_EQ(budget.left(), 2 * CaptureBudget::of_a_position);
}

/// Returns a position with some pieces of `us` among many others.
Position crowd(const Variant& variant, std::mt19937& random) {
  const auto below = [&](int n) { return std::uniform_int_distribution(0, n - 1)(random); };
  Position position;
  const int share = 20 + below(60);
  const int kings = below(3);
  for (int square = 0; square < square_count(variant); ++square) {
    const auto at = static_cast<Square>(square);
    const bool edge = row_of(variant, at) == 0 || row_of(variant, at) == variant.rows - 1;
    if (below(100) >= share) continue;
    const bool king = edge || kings == 0 || (kings == 1 && below(2) == 0);
    const bool white = below(8) == 0;
    (king ? position.kings : position.men)[white ? 0 : 1].insert(at);
    if (variant.engine == &bashni_engine && below(3) == 0) {
      Tower& tower = position.towers.emplace_back(at);
      tower.prisoners.push_bottom({below(2) == 0 ? Color::white : Color::black, below(2) == 0});
    }
  }
  return position;
}

TEST(TooManyCaptures, RandomCrowdsStayWithinTheBudgetInEveryVariant) {
  SCOPED_TRACE(test_seed_text());
  std::mt19937 random(test_seed());
  for (const Variant& variant : variants()) {
    for (int i = 0; i < 200; ++i) {
      const Position position = crowd(variant, random);
      SCOPED_TRACE(std::string(variant.key) + " " + write_fen(variant, position));
      const auto moves = legal_moves(variant, position);
      EXPECT_EQ(moves.empty(), board_end(variant, position).has_value());
      EXPECT_LE(moves.size(), std::size_t{CaptureBudget::of_a_position});
      if (moves.empty()) continue;
      const auto written = write_full(variant, position, moves);
      if (may_be_played_from(variant, position)) EXPECT_EQ(written.size(), moves.size());
      const Move& last = moves.back();
      EXPECT_EQ(read_move(variant, position, write_move(variant, position, last)), last);
    }
  }
}

}  // namespace
}  // namespace crownhead::draughts
