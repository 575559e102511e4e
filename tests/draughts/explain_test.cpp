#include "rules/draughts/explain.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/notation.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

struct Try {
  const char* variant;
  const char* fen;
  const char* from;
  const char* to;
  const char* sentence;  ///< nothing where the move is legal
};

Square named(const Variant& variant, std::string_view text) {
  return *take_square(variant, {}, text);
}

class Explain : public testing::TestWithParam<Try> {};

TEST_P(Explain, SaysWhyInASentence) {
  const Try& tried = GetParam();
  const Variant& variant = variant_of(tried.variant);
  const Position position = position_of(variant, tried.fen);
  const auto refusal =
      explain_refusal(variant, position, named(variant, tried.from), named(variant, tried.to));
  EXPECT_EQ(refusal ? refusal->detail : "", tried.sentence);
}

INSTANTIATE_TEST_SUITE_P(
    Tries, Explain,
    testing::Values(
        Try{"international", "W:W32:B18,27,28", "32", "12", ""},
        Try{"international", "W:W32:B18,27,28", "32", "21",
            "A capture of 2 is possible (32x12); art. 4.13."},
        Try{"international", "W:W32:B1", "32", "38", "A man moves one square diagonally forward."},
        Try{"international", "W:W32:B1", "33", "28", "There is no piece on 33."},
        Try{"international", "W:W32:B1", "1", "7", "It is White's turn."},
        Try{"russian", "W:Wa1,c3:Bd4", "a1", "b2",
            "A capture is possible and must be played to its end (c3:e5); art. 1.5.3."},
        Try{"english", "W:WK18:B1", "18", "9", "A king moves one square along a diagonal."},
        Try{"italian", "W:W21:BK18", "21", "14", "A man does not take a king."},
        Try{"czech", "B:Wf6,f2:Be7,Kh8", "e7", "g5", "A king can capture, so a king must (h8xg1)."},
        Try{"spanish", "B:WK10,23:BK6,K30", "30", "16",
            "A capture of 1 is possible, with as many kings as can be taken (6x13)."},
        Try{"frisian", "W:W15,18,K24,37:B4,11,K38", "37", "31",
            "The capture that is worth most must be played, a king counting a little less than two "
            "men (24x42)."},
        Try{"frisian", "W:WK46,47:B1:+0+346", "46", "41",
            "This king has made 3 moves in a row; another piece must move first."},
        Try{"turkish", "W:Wd4,a1:Bh8", "d4", "e5",
            "A man moves one square straight forward or to the side."},
        Try{"turkish", "W:WKd4,a1:Bh8", "d4", "f6", "A king moves along a row or a column."},
        Try{"armenian", "W:WKd4,f6:Bh8", "d4", "g7", "A king does not move over other pieces."},
        Try{"armenian", "W:WKd4:Bh8", "d4", "e6",
            "A king moves along a row, a column or a diagonal."},
        Try{"breakthrough", "B:WK2:B44", "44", "50",
            "The first man has been crowned; the game is over."},
        Try{"stavropol", "W:Wc3:Bh8", "h8", "g7", ""},
        Try{"stavropol", "W:Wc3,Kd4:Bh8:Rd4-e5", "d4", "e5",
            "That would take the last move back."}),
    [](const auto& test) {
      return std::string(test.param.variant) + "_" + std::to_string(test.index);
    });

}  // namespace
}  // namespace crownhead::draughts
