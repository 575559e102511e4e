#include <gtest/gtest.h>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "rules/computer/search.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/endings/lookup.hpp"
#include "tests/endings/made_table.hpp"

namespace crownhead::computer {
namespace {

using namespace draughts;

/// A game of the computer against itself, with an endgame table.
class EndGame {
 public:
  EndGame(const endings::Table& table, const std::string& fen)
      : table_(table),
        variant_(*table.heading().variant),
        position_(read_fen(variant_, fen).value()),
        draws_(variant_, variant_.rulesets.front(), position_) {}

  /// Uses a `share` so small that the search itself sees little.
  Answer answer(int level) const {
    return choose({.variant = variant_,
                   .position = position_,
                   .draws = draws_,
                   .level = level,
                   .lot = 1,
                   .share = 0.01,
                   .known_endings = &table_});
  }

  void play(int level) {
    const Move move = answer(level).move;
    const Position next = after(variant_, position_, move);
    draws_.played(position_, move, next);
    position_ = next;
  }

  endings::Value worth() const { return endings::value(table_, position_).value(); }
  std::optional<BoardEnd> end() const { return board_end(variant_, position_); }
  std::string fen() const { return write_fen(variant_, position_); }

 private:
  const endings::Table& table_;
  const Variant& variant_;
  Position position_;
  DrawCount draws_;
};

struct Won {
  std::string variant;
  std::string fen;
};

class WonEndings : public testing::TestWithParam<Won> {};

TEST_P(WonEndings, AreWonInTheMinimumOfPlies) {
  EndGame game(endings::made_table(GetParam().variant, 3), GetParam().fen);
  ASSERT_TRUE(game.worth().is_win());
  for (int plies = game.worth().plies(); plies > 0; --plies) {
    ASSERT_FALSE(game.end()) << game.fen();
    EXPECT_EQ(game.worth().plies(), plies) << game.fen();
    game.play(8);
  }
  EXPECT_TRUE(game.end()) << game.fen();
}

INSTANTIATE_TEST_SUITE_P(
    Computer, WonEndings,
    testing::Values(Won{"english", "W:WK18,K19:BK4"}, Won{"english", "B:WK18:BK10,K11"},
                    Won{"russian", "W:Wc1,e1:Bh8"}, Won{"international", "W:W28,33:B10"}),
    [](const auto& info) { return info.param.variant + std::to_string(info.index); });

TEST(ComputersEndings, AreLookedUpOnlyByStrongLevels) {
  const EndGame game(endings::made_table("english", 3), "W:WK29,K30:BK3");
  ASSERT_TRUE(game.worth().is_win());
  ASSERT_GT(game.worth().plies(), 12);
  for (int level = weakest; level <= strongest; ++level)
    EXPECT_EQ(game.answer(level).score > 20'000, level >= 6) << level;
}

TEST(ComputersEndings, DoNotCoverOtherPositions) {
  const EndGame game(endings::made_table("english", 3), "W:WK29,K30,K31:BK3,K4,K8");
  EXPECT_LT(game.answer(8).score, 20'000);
}

}  // namespace
}  // namespace crownhead::computer
