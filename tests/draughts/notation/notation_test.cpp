#include "rules/draughts/notation/notation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/notation/fen.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

std::vector<std::string> written(const Variant& variant, const Position& position) {
  std::vector<std::string> all;
  for (const Move& move : legal_moves(variant, position)) {
    all.push_back(write_move(variant, position, move));
  }
  return all;
}

std::vector<std::string> written_in_full(const Variant& variant, const Position& position) {
  std::vector<std::string> all;
  for (const Move& move : legal_moves(variant, position)) {
    all.push_back(write_full(variant, position, move));
  }
  return all;
}

struct Form {
  std::string variant;
  std::string fen;
  std::string text;
  std::string full;  ///< of the move that the text means
};

void PrintTo(const Form& form, std::ostream* out) { *out << form.fen << ' ' << form.text; }

class ReadMove : public testing::TestWithParam<Form> {};

TEST_P(ReadMove, IsTheExpectedMove) {
  const Variant& variant = variant_of(GetParam().variant);
  const Position position = position_of(variant, GetParam().fen);
  const auto move = read_move(variant, position, GetParam().text);
  ASSERT_TRUE(move) << move.error().detail;
  EXPECT_EQ(write_full(variant, position, *move), GetParam().full);
}

const std::string start = "W:W31-50:B1-20";
const std::string russian_start = std::string(find_variant("russian")->start_fen);
const std::string three_hops = "W:W37:B32,22,12";  // 37x28x17x8, a straight line with turns
const std::string two_ways = "B:W20,23,24,43,K46:BK37";
const std::string straight = "W:WK46:B37,19";
const std::string round_or_straight = "B:Wg1,b2,b4,Kb6,d6,f6:BKa1,a3";

INSTANTIATE_TEST_SUITE_P(
    NotationTest, ReadMove,
    testing::Values(Form{"international", start, "32-28", "32-28"},
                    Form{"international", start, "32x28", "32-28"},
                    Form{"international", start, "32:28", "32-28"},
                    Form{"international", start, "32\u00d728", "32-28"},
                    Form{"international", start, "32\u201328", "32-28"},
                    Form{"international", start, "\ufeff32\u00a0\u2212\u200928\u00a0!", "32-28"},
                    Form{"international", three_hops, "37\u044517\u20158", "37x28x17x8"},
                    Form{"international", start, "1.32-28", "32-28"},
                    Form{"international", start, "1. 32-28", "32-28"},
                    Form{"international", start, " 12... 32 - 28 !?", "32-28"},
                    Form{"international", start, "32-28(?!)", "32-28"},
                    Form{"international", start, "32-28*", "32-28"},
                    Form{"international", start, "032-028", "32-28"},
                    Form{"international", three_hops, "37x8", "37x28x17x8"},
                    Form{"international", three_hops, "37-8", "37x28x17x8"},
                    Form{"international", three_hops, "37x28x17x8", "37x28x17x8"},
                    Form{"international", three_hops, "37x17x8", "37x28x17x8"},
                    Form{"international", three_hops, "37x28x08", "37x28x17x8"},
                    Form{"international", two_ways, "37x14x25x48", "37x14x25x48"},
                    Form{"international", two_ways, "37x25x48", "37x14x25x48"},
                    Form{"international", two_ways, "37x30x48", "37x19x30x48"},
                    Form{"international", straight, "46x5", "46x32x5"},
                    Form{"international", straight, "46x32x5", "46x32x5"},
                    Form{"international", straight, "46x28x5",
                         "46x32x5"},  // another possible landing square
                    Form{"international", straight, "46x14", "46x32x14"},
                    Form{"russian", round_or_straight, "a1xd4xg7", "a1:c3:g7"},
                    Form{"russian", round_or_straight, "a1xe5xg7", "a1:c3:g7"},
                    Form{"russian", russian_start, "c3-d4", "c3-d4"},
                    Form{"russian", russian_start, "c3d4", "c3-d4"},
                    Form{"russian", russian_start, "C3-D4", "c3-d4"},
                    Form{"russian", russian_start, "1.c3-d4", "c3-d4"},
                    Form{"russian", russian_start, "22-18", "c3-d4"},
                    Form{"russian", "W:Wa3:Bb4,d6", "a3:e7", "a3:c5:e7"},
                    Form{"russian", "W:Wa3:Bb4,d6", "a3xc5xe7", "a3:c5:e7"},
                    Form{"russian", "W:Wa3:Bb4,d6", "a3c5e7", "a3:c5:e7"},
                    Form{"russian", "W:Wa3:Bb4,d6", "21x14x7", "a3:c5:e7"}));

struct Refused {
  std::string variant;
  std::string fen;
  std::string text;
  Code code;
  std::string sentence;
};

void PrintTo(const Refused& refused, std::ostream* out) {
  *out << refused.fen << ' ' << refused.text;
}

class ReadWrongMove : public testing::TestWithParam<Refused> {};

TEST_P(ReadWrongMove, IsRejected) {
  const Variant& variant = variant_of(GetParam().variant);
  const auto move = read_move(variant, position_of(variant, GetParam().fen), GetParam().text);
  ASSERT_FALSE(move);
  EXPECT_EQ(move.error().code, GetParam().code);
  EXPECT_THAT(move.error().detail, testing::HasSubstr(GetParam().sentence));
}

INSTANTIATE_TEST_SUITE_P(
    NotationTest, ReadWrongMove,
    testing::Values(
        Refused{"international", start, "", Code::bad_notation, "is not a move of International"},
        Refused{"international", start, "hello", Code::bad_notation, "as in 32-28"},
        Refused{"international", start, "32", Code::bad_notation, "two or more squares"},
        Refused{"international", start, "32-51", Code::bad_notation, "is not a move"},
        Refused{"international", start, "32-28 19-23", Code::bad_notation, "is not a move"},
        Refused{"international", start, "c3-d4", Code::bad_notation, "is not a move"},
        Refused{"international", start, "32-27-28", Code::illegal_move,
                "legal moves: 32-27, 32-28"},
        Refused{"international", start, "32-26", Code::illegal_move, "legal moves: 32-27, 32-28"},
        Refused{"international", start, "19-23", Code::illegal_move, "legal moves: "},
        Refused{"international", three_hops, "37-31", Code::illegal_move, "legal moves: 37x8"},
        Refused{"international", three_hops, "37x32x8", Code::illegal_move, "legal moves: 37x8"},
        Refused{"international", two_ways, "37x48", Code::ambiguous_move,
                "37x19x30x48, 37x14x25x48"},
        Refused{"international", "W:W:B20", "32-28", Code::illegal_move, "no legal move"},
        Refused{"russian", russian_start, "c3-c4", Code::bad_notation, "as in c3-d4"},
        Refused{"russian", russian_start, "c3-d5", Code::bad_notation, "is not a move"}));

TEST(NotationTest, WritesTheShortFormIfUnambiguous) {
  const Variant& variant = variant_of("international");
  EXPECT_THAT(written(variant, position_of(variant, three_hops)), testing::ElementsAre("37x8"));
}

// The same origin and destination over different pieces.
TEST(NotationTest, Lv4_6_WritesBothCapturesInFull) {
  const Variant& variant = variant_of("international");
  EXPECT_THAT(written(variant, position_of(variant, two_ways)),
              testing::UnorderedElementsAre("37x14x25x48", "37x19x30x48"));
}

TEST(NotationTest, WritesTheSquareBehindThePieceIfAKingContinuesStraight) {
  const Variant& variant = variant_of("international");
  EXPECT_THAT(written_in_full(variant, position_of(variant, straight)),
              testing::UnorderedElementsAre("46x32x14", "46x32x10", "46x32x5"));
}

TEST(NotationTest, WritesTheRouteOfTheSmallestSquaresAndReadsTheOther) {
  struct Row {
    const char* variant;
    const char* fen;
    const char* written;
    const char* other;
  };
  for (const auto& [key, fen, smallest, other] :
       {Row{"international", "W:WK2,K18,K30:B7,8,17,21,26,K28,K37,K44", "2x16x32x19x2",
            "2x19x32x16x2"},
        Row{"spanish", "W:W8,10,K15,16:B5,K6,K12,K18,19", "15x2x9x22x15", "15x22x9x2x15"},
        Row{"portuguese", "B:WK1,K4,K6,7,8,K11,K14,20,K24,K31,K32:BK23,K28", "23x10x3x16x23",
            "23x16x3x10x23"},
        Row{"thai", "W:WK14,K25,K27,K29,K30:BK3,K5,K10,11,12,13,K15,K18,19,K21,K28,K31",
            "14-7-16-23-14", "14-23-16-7-14"}}) {
    SCOPED_TRACE(key);
    const Variant& variant = variant_of(key);
    const Position position = position_of(variant, fen);
    const auto move = read_move(variant, position, other);
    ASSERT_TRUE(move) << move.error().detail;
    EXPECT_EQ(write_full(variant, position, *move), smallest);
    EXPECT_EQ(read_move(variant, position, smallest), move);
    EXPECT_EQ(routes(variant, position, *move).size(), 2u);
  }
}

TEST(NotationTest, PrefersTheWholeRouteToAPartOfAnother) {
  const Variant& variant = variant_of("russian");
  const Position position = position_of(variant, "W:WK20:B6,8,14,16,18,19,25,26,27");
  const auto move = read_move(variant, position, "20x11x4");
  ASSERT_TRUE(move);
  EXPECT_EQ(move->captured.size(), 2);
  EXPECT_EQ(read_move(variant, position, "20x4").error().code, Code::ambiguous_move);
}

TEST(NotationTest, AQuietMoveHasOneRoute) {
  const Variant& variant = variant_of("international");
  const Position position = start_position(variant);
  const Move move = *read_move(variant, position, "32-28");
  const auto found = routes(variant, position, move);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_THAT(found[0].landings, testing::ElementsAre(27));
  EXPECT_TRUE(found[0].captured.empty());
}

TEST(NotationTest, NamesSquares) {
  EXPECT_EQ(square_name(variant_of("international"), 0), "1");
  EXPECT_EQ(square_name(variant_of("international"), 49), "50");
  EXPECT_EQ(square_name(variant_of("russian"), 0), "b8");
  EXPECT_EQ(square_name(variant_of("russian"), 28), "a1");
  EXPECT_EQ(square_name(variant_of("russian"), 31), "g1");
}

}  // namespace
}  // namespace crownhead::draughts
