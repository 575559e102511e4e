#include "rules/draughts/notation/fen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

struct Reading {
  std::string variant;
  std::string text;
  std::string written;  ///< by write_fen
};

void PrintTo(const Reading& reading, std::ostream* out) { *out << reading.text; }

class ReadFen : public testing::TestWithParam<Reading> {};

TEST_P(ReadFen, IsWrittenInNormalForm) {
  const Variant& variant = variant_of(GetParam().variant);
  const auto position = read_fen(variant, GetParam().text);
  ASSERT_TRUE(position) << position.error().detail;
  EXPECT_EQ(write_fen(variant, *position), GetParam().written);
}

INSTANTIATE_TEST_SUITE_P(
    FenTest, ReadFen,
    testing::Values(
        Reading{"international", "W:W31-50:B1-20", "W:W31-50:B1-20"},
        Reading{"international", "B:W31-50:B1-20", "B:W31-50:B1-20"},
        Reading{"international", "W:B1-20:W31-50", "W:W31-50:B1-20"},
        Reading{"international", "W:W31-50:BK3,20", "W:W31-50:BK3,20"},
        Reading{"international", "W:W31,32,34:BK1-3", "W:W31,32,34:BK1,K2,K3"},
        Reading{"international", "W:W10,16,19,28:B7,8,12,42.", "W:W10,16,19,28:B7,8,12,42"},
        Reading{"international", "?:W29,13,11:B22,4,2", "W:W11,13,29:B2,4,22"},
        Reading{"international", "w:w31,k32:bk1", "W:W31,K32:BK1"},
        Reading{"international", " W : W 31 , K 32 : B 1 - 3 . ", "W:W31,K32:B1-3"},
        Reading{"international", "W:W:B20", "W:W:B20"},
        Reading{"international", "\ufeffW:W31\u201350:B1\u221220\u00a0", "W:W31-50:B1-20"},
        Reading{"international", "W\u2009:\u200bW31\u00a0,K32:B1 \u2014 3", "W:W31,K32:B1-3"},
        Reading{"stavropol", "B:WKd4:Bh8,b2:Rd4\u2013c3", "B:WKd4:Bb2,h8:Rd4-c3"},
        Reading{"international", "W:W09,031,:B", "W:W9,31:B"},
        Reading{"international", "W:W31-50:B1-20:H0:F1", "W:W31-50:B1-20"},
        Reading{"russian", "W:W21-32:B1-12",
                "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"},
        Reading{"russian", "B:Wa1,Kc3:BKd8,H6", "B:Wa1,Kc3:Bh6,Kd8"},
        Reading{"russian", "b:wk29,b2:bb6,kb8", "B:WKa1,b2:Bb6,Kb8"},
        Reading{"russian", "W:Wb2:Bb6", "W:Wb2:Bb6"},
        Reading{"canadian", "W:W43-72:B1-30", "W:W43-72:B1-30"},
        Reading{"spanish", "W:W1-3,Kb1:B31,K32", "W:W1-3,K4:B31,K32"},
        Reading{"thai", "B:W1-8:B25-32.", "B:W1-8:B25-32"},
        Reading{"spantsiretti", "W:Wj2,Ka1:BKj8", "W:WKa1,j2:BKj8"},
        Reading{"turkish", "B:Wh2,Kd4:BKa8,b3", "B:Wh2,Kd4:Bb3,Ka8"},
        Reading{"frisian", "W:WK28,31:BK3,7:H0:F1:+23+128", "W:WK28,31:BK3,7:+23+128"},
        Reading{"frisian", "W:WK28,31:BK3,7:+0+0", "W:WK28,31:BK3,7"},
        Reading{"frisian", "W:WK28:BK3,7:+13+328", "W:WK28:BK3,7:+13+0"},
        Reading{"bashni", "W:Wc3,Kd4:Bb6:Tc3=bB", "W:Wc3,Kd4:Bb6:Tc3=bB"},
        Reading{"bashni", "W:Wc3:BKb6:Tb6=wWb,c3=B.", "W:Wc3:BKb6:Tb6=wWb,c3=B"},
        Reading{"stavropol", "B:WKd4:Bh8,b2:RD4-c3", "B:WKd4:Bb2,h8:Rd4-c3"}));

struct Wrong {
  std::string variant;
  std::string text;
  std::string sentence;
};

void PrintTo(const Wrong& wrong, std::ostream* out) { *out << wrong.text; }

class ReadWrongFen : public testing::TestWithParam<Wrong> {};

TEST_P(ReadWrongFen, ReportsTheFault) {
  const auto position = read_fen(variant_of(GetParam().variant), GetParam().text);
  ASSERT_FALSE(position);
  EXPECT_EQ(position.error().code, Code::bad_fen);
  EXPECT_THAT(position.error().detail, testing::HasSubstr(GetParam().sentence));
}

INSTANTIATE_TEST_SUITE_P(
    FenTest, ReadWrongFen,
    testing::Values(
        Wrong{"international", "", "Expected W or B, the side to move at column 1"},
        Wrong{"international", "X:W1:B2", "Expected W or B, the side to move at column 1"},
        Wrong{"international", "W", "Expected a colon before the pieces of each side at column 2"},
        Wrong{"international", "W:W31", "Expected a colon before the pieces of each side"},
        Wrong{"international", "W:W31:W32", "Expected the pieces of Black at column 7"},
        Wrong{"international", "W:Q31:B2", "Expected W or B before the squares of a side"},
        Wrong{"international", "W:W51:B2", "Expected a square of International draughts"},
        Wrong{"international", "W:W0:B2", "Expected a square"},
        Wrong{"international", "W:W1234:B2", "Expected a square"},
        Wrong{"international", "W:Wc3:B2", "Expected a square"},
        Wrong{"international", "W:W31 32:B2", "Expected a comma between squares at column 7"},
        Wrong{"international", "W:W40-31:B2",
              "Expected a range that begins with the smaller number"},
        Wrong{"international", "W:W31-:B2", "Expected the last square of a range"},
        Wrong{"international", "W:W31,31:B2", "two pieces on 31"},
        Wrong{"international", "W:W31:B2,K31", "two pieces on 31"},
        Wrong{"international", "W:W3:B20", "A man of White cannot stand on 3, its last row"},
        Wrong{"international", "W:W31:B50", "write K50 for a king"},
        Wrong{"international", "W:W31:B2. more", "Expected the end of the FEN at column 11"},
        Wrong{"russian", "W:Wa2:Bd8", "Expected a square of Russian draughts"},
        Wrong{"russian", "W:Wi3:Bd8", "Expected a square"},
        Wrong{"russian", "W:Wa9:Bd8", "Expected a square"},
        Wrong{"russian", "W:Wa1-c3:Bd8", "Expected a range that begins with the smaller number"},
        Wrong{"russian", "W:Wd8:B", "A man of White cannot stand on d8"},
        Wrong{"turkish", "W:W12:Ba6", "Expected a square of Turkish draughts"},
        Wrong{"international", "W:W31:BK3:+13+0", "Expected the end of the FEN"},
        Wrong{"frisian", "W:W31:BK3,7:+4+0", "the number of moves of a king, 0 to 3"},
        Wrong{"frisian", "W:W31:BK3,7:+17+0", "the square of a king of Black"},
        Wrong{"frisian", "W:W31:BK3,7:+13", "+ and the number of moves of a king"},
        Wrong{"bashni", "W:Wc3:Bb6:Td4=b", "the square of a piece"},
        Wrong{"bashni", "W:Wc3:Bb6:Tc3b", "= and the pieces"},
        Wrong{"bashni", "W:Wc3:Bb6:Tc3=", "w, W, b or B"},
        Wrong{"bashni", "W:Wc3:Bb6:Tc3=b,c3=w", "each square once"},
        Wrong{"bashni", "W:Wc3:Bb6:Tc3=bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "at most 32 pieces"},
        Wrong{"russian", "W:Wc3:Bb6:Tc3=b", "Expected the end of the FEN"},
        Wrong{"stavropol", "W:Wc3:Bb6:Rc3-d4", "the square of a king"},
        Wrong{"stavropol", "W:WKc3:Bb6:Rc3-b6", "a free square"}));

TEST(FenTest, ReadsSquaresInAnotherNumbering) {
  const Variant& variant = variant_of("international");
  const Numbering turned{.a1 = Corner::top_right, .square_1 = Corner::bottom_right};
  EXPECT_EQ(read_fen(variant, "W:W1-20:B31-50", turned), start_position(variant));
  const Numbering mirrored{.a1 = Corner::bottom_left, .square_1 = Corner::bottom_left};
  EXPECT_EQ(read_fen(variant, "W:W1-20:B31-50", mirrored), start_position(variant));
  EXPECT_EQ(read_fen(variant, "W:W1:B50", mirrored), position_of(variant, "W:W46:B5"));
}

TEST(FenTest, StartsEveryGameWithItsOwnFen) {
  for (const Variant& variant : variants()) {
    EXPECT_EQ(write_fen(variant, start_position(variant)), variant.start_fen);
  }
}

}  // namespace
}  // namespace crownhead::draughts
