#include "rules/computer/search.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/notation.hpp"

namespace crownhead::computer {
namespace {

using namespace draughts;

/// A position of a game that has begun with it, and what the computer does there.
class Asked {
 public:
  Asked(const Variant& variant, const Position& start)
      : variant_(variant), position_(start), draws_(variant, variant.rulesets.front(), start) {}
  Asked(const std::string& variant, const std::string& fen)
      : Asked(*find_variant(variant), *read_fen(*find_variant(variant), fen)) {}

  Answer answer(int level, std::uint64_t lot = 1, double share = 1) const {
    return choose({variant_, position_, draws_, level, lot, share});
  }
  std::string text(int level, std::uint64_t lot = 1, double share = 1) const {
    return write_move(variant_, position_, answer(level, lot, share).move);
  }

  void play(const Move& move) {
    const Position next = after(variant_, position_, move);
    draws_.played(position_, move, next);
    position_ = next;
  }
  Asked& play(const std::vector<std::string>& moves) {
    for (const std::string& move : moves) play(*read_move(variant_, position_, move));
    return *this;
  }

  std::vector<Move> moves() const { return legal_moves(variant_, position_); }
  bool is_over() const { return moves().empty() || draws_.automatic(); }
  const Position& position() const { return position_; }
  const Variant& variant() const { return variant_; }

 private:
  const Variant& variant_;
  Position position_;
  DrawCount draws_;
};

std::vector<std::string> keys() {
  std::vector<std::string> keys;
  for (const Variant& variant : variants()) keys.emplace_back(variant.key);
  return keys;
}

class EveryVariant : public testing::TestWithParam<std::string> {
 protected:
  const Variant& variant_ = *find_variant(GetParam());
};

TEST_P(EveryVariant, IsPlayedByLegalMovesToTheEnd) {
  Asked game(variant_, start_position(variant_));
  for (int ply = 0; ply < 200 && !game.is_over(); ++ply) {
    const int level = ply % 2 == 0 ? 8 : 3;
    const Move move = game.answer(level, static_cast<std::uint64_t>(ply), 0.0005).move;
    const std::vector<Move> legal = game.moves();
    ASSERT_NE(std::ranges::find(legal, move), legal.end()) << write_fen(variant_, game.position());
    game.play(move);
  }
}

TEST_P(EveryVariant, IsAnsweredAlikeByTheSameLot) {
  Asked game(variant_, start_position(variant_));
  for (std::uint64_t lot = 0; lot < 4; ++lot) {
    const Answer answer = game.answer(4, lot, 0.1);
    const Answer again = game.answer(4, lot, 0.1);
    EXPECT_EQ(answer.move, again.move);
    EXPECT_EQ(answer.score, again.score);
    EXPECT_EQ(answer.positions, again.positions);
    game.play(answer.move);
  }
}

INSTANTIATE_TEST_SUITE_P(Computer, EveryVariant, testing::ValuesIn(keys()),
                         [](const auto& of) { return of.param; });

}  // namespace
}  // namespace crownhead::computer
