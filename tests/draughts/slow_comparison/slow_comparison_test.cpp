// Compares the fast generator with the slow one, with which it shares no code; they exchange FENs.
#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>
#include <random>
#include <stdexcept>

#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/draughts/long_run.hpp"
#include "tests/draughts/slow/fen.hpp"
#include "tests/draughts/slow/generator.hpp"
#include "tests/draughts/slow_comparison/random_board.hpp"
#include "tests/seed.hpp"

namespace crownhead::draughts {
namespace {

/// Per variant, half of them of each kind.
int positions() { return is_long_run() ? 1'000'000 : 30'000; }

constexpr int longest_game = 200;

class SlowComparison : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    std::cout << test_seed_text() << '\n';
    for (int square = 0; square < square_count(variant_); ++square) {
      const std::string name = square_name(variant_, static_cast<Square>(square));
      places_.push_back(slow::place_named(rules_, name));
    }
  }

  /// Returns the fast generator's moves in the slow generator's types.
  std::vector<slow::Move> moves_of_the_fast(const std::string& fen) const {
    const auto position = read_fen(variant_, fen);
    if (!position) throw std::invalid_argument(fen + ": " + position.error().detail);
    std::vector<slow::Move> moves;
    for (const Move& move : legal_moves(variant_, *position)) {
      const std::string after_it = write_fen(variant_, after(variant_, *position, move));
      slow::Move said{places_[move.from], places_[move.to], {}, slow::read_fen(rules_, after_it)};
      for (const Square square : move.captured) said.captured.push_back(places_[square]);
      std::ranges::sort(said.captured);
      moves.push_back(std::move(said));
    }
    std::ranges::sort(moves);
    return moves;
  }

  void compare(const slow::Board& board) const {
    const std::string fen = slow::write_fen(board);
    const auto fast = moves_of_the_fast(fen);
    const auto slow = slow::legal_moves(board);
    if (fast == slow) return;
    FAIL() << fen << only("fast", fast, slow) << only("slow", slow, fast);
  }

  std::string only(const std::string& who, const std::vector<slow::Move>& moves,
                   const std::vector<slow::Move>& others) const {
    std::string told;
    for (const slow::Move& move : moves) {
      if (std::ranges::binary_search(others, move)) continue;
      told += "\nonly " + who + ": " + name_of(move.from) + "-" + name_of(move.to) + " over";
      for (const slow::Place place : move.captured) told += " " + name_of(place);
      told += ": " + slow::write_fen(move.after);
    }
    return told;
  }

  std::string name_of(slow::Place place) const { return slow::name_of(rules_, place); }

  const Variant& variant_ = *find_variant(GetParam());
  const slow::Rules& rules_ = slow::rules_of(GetParam());
  std::vector<slow::Place> places_;  ///< by the fast generator's squares
};

TEST_P(SlowComparison, AgreesOnPositionsFromPlay) {
  std::mt19937 random(test_seed());
  const slow::Board start = slow::read_fen(rules_, std::string(variant_.start_fen));
  slow::Board board = start;
  for (int i = 0, ply = 0; i < positions() / 2 && !HasFailure(); ++i, ++ply) {
    compare(board);
    if (!slow::play_any(board, random) || ply > longest_game) {
      board = start;
      ply = 0;
    }
  }
}

TEST_P(SlowComparison, AgreesOnRandomPositions) {
  std::mt19937 random(test_seed());
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
