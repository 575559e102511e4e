#include "rules/draughts/explain.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/notation.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

struct Tried {
  std::string variant;
  std::string fen;
  std::string from;
  std::string to;
  RefusalCause cause;
  std::string squares;  ///< with a space between
  std::string sentence;
};

void PrintTo(const Tried& tried, std::ostream* out) {
  *out << tried.variant << ' ' << tried.fen << ' ' << tried.from << ' ' << tried.to;
}

Square square_of(const Variant& variant, const std::string& name) {
  std::string_view rest = name;
  return *take_square(variant, {}, rest);
}

class Explain : public testing::TestWithParam<Tried> {};

TEST_P(Explain, TellsTheCauseAndShowsTheSquares) {
  const Variant& variant = variant_of(GetParam().variant);
  const auto refusal =
      explain_refusal(variant, position_of(variant, GetParam().fen),
                      square_of(variant, GetParam().from), square_of(variant, GetParam().to));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(cause_name(refusal->cause), cause_name(GetParam().cause));
  std::string squares;
  for (const Square square : refusal->squares) {
    squares += (squares.empty() ? "" : " ") + square_name(variant, square);
  }
  EXPECT_EQ(squares, GetParam().squares);
  EXPECT_EQ(refusal->sentence, GetParam().sentence);
  if (!refusal->article.empty()) {
    EXPECT_THAT(refusal->sentence, testing::HasSubstr("art. " + std::string(refusal->article)));
  }
}

using enum RefusalCause;
INSTANTIATE_TEST_SUITE_P(
    Variants, Explain,
    testing::Values(
        Tried{"international", "W:W31:B20", "32", "28", no_piece, "", "There is no piece on 32."},
        Tried{"international", "W:W31:B20", "20", "25", not_yours, "", "It is White's turn."},
        Tried{"international", "W:W31,27:B2", "31", "27", occupied, "27",
              "There is a piece on 27."},
        Tried{"international", "W:W33,35:B28,30,20", "33", "22", other_capture, "35 24 15",
              "A capture of 2 is possible (35x15); art. 4.13."},
        Tried{"international", "W:W33,35:B28,30,20", "33", "29", must_capture, "35 24 15",
              "A capture of 2 is possible (35x15); art. 4.13."},
        Tried{"international", "W:W35:B30,20", "35", "24", goes_on, "35 24 15",
              "A capture of 2 is possible (35x15); art. 4.13."},
        Tried{"international", "W:WK46,32:B11", "46", "28", over_pieces, "32",
              "A king does not move over other pieces; art. 3.9."},
        Tried{"breakthrough", "B:WK3:B20", "20", "24", game_over, "", "Black has no legal move."},
        Tried{"english", "W:WK32:B1", "32", "23", wrong_way, "",
              "A king moves one square diagonally."},
        Tried{"czech", "B:Wd6,e3:Bc7,Kg1", "c7", "e5", other_capture, "g1 c5 e7",
              "A capture is possible, and a king that can capture must (g1xe7)."},
        Tried{"spanish", "B:W8,9,10,11,15,K16,K23:BK4", "4", "8", occupied, "8",
              "There is a piece on 8."},
        Tried{"frisian", "W:WK46,31:B5,K1:+0+346", "46", "41", moved_enough, "46",
              "This king has moved three times in a row: another piece must move."},
        Tried{"stavropol", "B:WKa1:Bh8,g7:Ra1-b2", "a1", "b2", takes_back, "",
              "The move just made may not be taken back at once."},
        Tried{"turkish", "W:Wc3,Kh1:Ba8", "c3", "d4", wrong_way, "",
              "A man moves one square forward or sideways."},
        Tried{"turkish", "W:Wc1,Kf1:Bh8", "f1", "b1", over_pieces, "c1",
              "A king does not move over other pieces."},
        Tried{"armenian", "W:Wc3,Kh1:Ba8", "h1", "g3", wrong_way, "",
              "A king moves along a row, a column or a diagonal."}));

TEST(ExplainTest, NamesWhatTheSentenceIsMadeOf) {
  struct Made {
    std::string variant;
    std::string fen;
    std::string from;
    std::string to;
    std::string rule;
    std::string move;
    int pieces;
  };
  for (const Made& made : {
           Made{"international", "W:W33,35:B28,30,20", "33", "29", "most_pieces", "35x15", 2},
           Made{"russian", "W:Wc3:Bd4,d6", "c3", "b4", "any", "c3:c7", 2},
           Made{"czech", "B:Wd6,e3:Bc7,Kg1", "c7", "e5", "king_first", "g1xe7", 2},
           Made{"international", "W:W32:B2", "32", "33", "man_diagonal", "", 0},
           Made{"turkish", "W:Wc3,Kh1:Ba8", "c3", "d4", "man_straight", "", 0},
           Made{"armenian", "W:Wc3,Kh1:Ba8", "h1", "g3", "king_both", "", 0},
           Made{"english", "W:WK32:B1", "32", "23", "king_step", "", 0},
           Made{"international", "W:W31,27:B2", "31", "27", "", "", 0},
       }) {
    const Variant& variant = variant_of(made.variant);
    const auto refusal =
        explain_refusal(variant, position_of(variant, made.fen), square_of(variant, made.from),
                        square_of(variant, made.to));
    ASSERT_TRUE(refusal) << made.fen;
    EXPECT_EQ(refusal->rule, made.rule) << made.fen;
    EXPECT_EQ(refusal->move, made.move) << made.fen;
    EXPECT_EQ(refusal->pieces, made.pieces) << made.fen;
  }
}

TEST(ExplainTest, SaysNothingOfALegalMove) {
  for (const Variant& variant : variants()) {
    const Position start = start_position(variant);
    for (const Move& move : legal_moves(variant, start)) {
      EXPECT_FALSE(explain_refusal(variant, start, move.from, move.to)) << variant.key;
    }
  }
}

}  // namespace
}  // namespace crownhead::draughts
