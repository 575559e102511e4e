#include "rules/draughts/moves/reach.hpp"

#include <cstdlib>
#include <gtest/gtest.h>
#include <random>
#include <string>

#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/seed.hpp"

namespace crownhead::draughts {
namespace {

Square square_of(const Variant& variant, std::string_view name) {
  return *take_square(variant, {}, name);
}

struct Case {
  std::string_view variant;
  Color color;
  bool king;
  std::string_view from;
  std::string_view to;
  bool reached;
};

TEST(Reach, FollowsTheRulesOfTheVariant) {
  constexpr Color white = Color::white, black = Color::black;
  const Case cases[] = {
      {"international", white, false, "32", "28", true},
      {"international", white, false, "32", "27", true},
      {"international", white, false, "32", "37", false},
      {"international", white, false, "32", "21", true},
      {"international", white, false, "32", "43", true},
      {"international", white, false, "32", "23", true},
      {"international", white, false, "32", "12", true},
      {"international", white, false, "32", "22", false},
      {"international", black, false, "19", "23", true},
      {"international", black, false, "19", "14", false},
      {"international", white, true, "50", "6", true},
      {"international", white, true, "50", "5", true},
      // A man captures forward only and stops where it is crowned.
      {"english", white, false, "c3", "e5", true},
      {"english", white, false, "c3", "a1", false},
      {"english", white, true, "c3", "h8", false},
      {"english", white, true, "c3", "a1", true},
      // 1.5.15: crowned in passing, it continues as a king.
      {"russian", white, false, "d4", "a5", true},
      {"brazilian", white, false, "d4", "a5", false},
      // Men move and capture forward and sideways.
      {"turkish", white, false, "d4", "d5", true},
      {"turkish", white, false, "d4", "e4", true},
      {"turkish", white, false, "d4", "d6", true},
      {"turkish", white, false, "d4", "e5", false},
      {"turkish", white, false, "d4", "d3", false},
      {"armenian", white, false, "d4", "e5", true},
      {"armenian", white, false, "d4", "c4", true},
      // Straight captures.
      {"frisian", white, false, "32", "12", true},
      {"frisian", white, false, "32", "22", false},
      {"frisian", white, false, "32", "34", true},
      {"frisian", white, false, "32", "37", false},
  };
  for (const Case& row : cases) {
    const Variant& variant = *find_variant(row.variant);
    const Bitboard reached = reach(variant, row.color, row.king, square_of(variant, row.from));
    EXPECT_EQ(reached.contains(square_of(variant, row.to)), row.reached)
        << row.variant << " " << row.from << " " << row.to;
  }
}

TEST(Reach, CoversEveryLegalMove) {
  SCOPED_TRACE(test_seed_text());
  std::mt19937_64 random(test_seed());
  for (const Variant& variant : variants()) {
    Position position = start_position(variant);
    for (int ply = 0; ply < 24; ++ply) {
      const auto moves = legal_moves(variant, position);
      if (moves.empty()) break;
      for (const Move& move : moves) {
        const bool white = position.pieces(Color::white).contains(move.from);
        const Color color = white ? Color::white : Color::black;
        const bool king = position.kings[slot(color)].contains(move.from);
        ASSERT_TRUE(reach(variant, color, king, move.from).contains(move.to))
            << variant.key << " " << square_name(variant, move.from) << " "
            << square_name(variant, move.to);
      }
      position = after(variant, position, moves[random() % moves.size()]);
    }
  }
}

}  // namespace
}  // namespace crownhead::draughts
