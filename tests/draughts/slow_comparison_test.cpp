// The fast generator against the slow one, which shares nothing with it and is spoken to in FEN.
#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

#include "rules/draughts/moves.hpp"
#include "rules/draughts/notation.hpp"
#include "tests/draughts/long_run.hpp"
#include "tests/draughts/random_board.hpp"
#include "tests/draughts/slow/fen.hpp"
#include "tests/draughts/slow/generator.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

int positions() { return is_long_run() ? 100'000 : 400; }

class SlowComparison : public testing::TestWithParam<std::string> {
 protected:
  /// In the slow generator's own words, its FEN among them.
  std::set<slow::Move> moves_of_the_fast(const std::string& fen) const {
    const Position position = position_of(variant_, fen);
    std::set<slow::Move> moves;
    for (const Move& move : legal_moves(variant_, position)) {
      slow::Move said{square_name(variant_, move.from), square_name(variant_, move.to), {}, {}};
      for (const Square square : move.captured) said.captured.insert(square_name(variant_, square));
      const std::string after_it = write_fen(variant_, after(variant_, position, move));
      said.fen_after = slow::write_fen(slow::read_fen(rules_, after_it));
      moves.insert(said);
    }
    return moves;
  }

  void compare(const slow::Board& board) const {
    const std::string fen = slow::write_fen(board);
    const auto fast = moves_of_the_fast(fen);
    const auto slow = slow::legal_moves(board);
    if (fast == slow) return;
    std::string told = fen;
    for (const auto& move : fast) told += slow.contains(move) ? "" : "\nfast only" + text(move);
    for (const auto& move : slow) told += fast.contains(move) ? "" : "\nslow only" + text(move);
    FAIL() << told;
  }

  static std::string text(const slow::Move& move) {
    std::string squares;
    for (const auto& square : move.captured) squares += " " + square;
    return " " + move.from + "-" + move.to + " over" + squares + ": " + move.fen_after;
  }

  const Variant& variant_ = variant_of(GetParam());
  const slow::Rules& rules_ = slow::rules_of(GetParam());
};

TEST_P(SlowComparison, AgreesOnPositionsOfPlay) {
  std::mt19937 random(1);
  const slow::Board start = slow::read_fen(rules_, std::string(variant_.start_fen));
  slow::Board board = start;
  for (int i = 0, ply = 0; i < positions() / 2 && !HasFailure(); ++i, ++ply) {
    compare(board);
    if (!slow::play_any(board, random) || ply > 200) {
      board = start;
      ply = 0;
    }
  }
}

TEST_P(SlowComparison, AgreesOnPositionsThrownTogether) {
  std::mt19937 random(1);
  for (int i = 0; i < positions() / 2 && !HasFailure(); ++i) compare(slow::thrown(rules_, random));
}

std::vector<std::string> all_variants() {
  std::vector<std::string> keys;
  for (const Variant& variant : variants()) keys.emplace_back(variant.key);
  return keys;
}

INSTANTIATE_TEST_SUITE_P(Variants, SlowComparison, testing::ValuesIn(all_variants()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace crownhead::draughts
