// The official articles on moving and capturing: a FEN, and every legal move in full.
#include "rules/draughts/moves.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/notation.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

struct Article {
  std::string variant;
  std::string article;
  std::string fen;
  std::vector<std::string> moves;
};

void PrintTo(const Article& article, std::ostream* out) { *out << article.fen; }

class MovesBy : public testing::TestWithParam<Article> {};

TEST_P(MovesBy, Article) {
  const Variant& variant = variant_of(GetParam().variant);
  const Position position = position_of(variant, GetParam().fen);
  std::vector<std::string> moves;
  for (const Move& move : legal_moves(variant, position)) {
    moves.push_back(write_full(variant, position, move));
  }
  EXPECT_THAT(moves, testing::UnorderedElementsAreArray(GetParam().moves));
}

INSTANTIATE_TEST_SUITE_P(
    MovesTest, MovesBy,
    testing::Values(
        Article{"international",
                "FMJD 3, a man moves one square forward",
                "W:W28,35:B1",
                {"28-22", "28-23", "35-30"}},
        Article{"international",
                "FMJD 3, Black's way is down",
                "B:W50:B16,23",
                {"16-21", "23-28", "23-29"}},
        Article{"international",
                "FMJD 3.9, a king moves over free squares",
                "W:WK1,12:B45",
                {"1-6", "1-7", "12-7", "12-8"}},
        Article{"international", "FMJD 4.1, backward too", "W:W23:B28", {"23x32"}},
        Article{
            "international", "FMJD 4.2, what is behind must be free", "W:W33:B28,22", {"33-29"}},
        Article{"international",
                "FMJD 4.3, any free square behind",
                "W:WK46:B28",
                {"46x23", "46x19", "46x14", "46x10", "46x5"}},
        Article{"international",
                "FMJD 4.3, two pieces in a row stop a king",
                "W:WK46:B28,23",
                {"46-41", "46-37", "46-32"}},
        Article{"international", "FMJD 4.5, a man goes on", "W:W37:B32,22,12", {"37x28x17x8"}},
        Article{"international", "FMJD 4.13, the most pieces", "W:W33,35:B28,30,20", {"35x24x15"}},
        Article{"international",
                "FMJD 4.13, a king counts as a man",
                "W:W33,35:BK28,30,20",
                {"35x24x15"}},
        Article{"international",
                "FMJD 4.14, free choice among equals",
                "W:W33:B28,29",
                {"33x22", "33x24"}},
        Article{"international",
                "FMJD 4.15, goes on as a man through the last row",
                "W:W12:B8,9,20",
                {"12x3x14x25"}},
        Article{"russian",
                "1.4.5, a king moves over free squares",
                "W:WKa1,d4:Bh8",
                {"a1-b2", "a1-c3", "d4-c5", "d4-e5"}},
        Article{
            "russian", "1.4.5, and captures over them", "W:WKa1:Be5", {"a1:f6", "a1:g7", "a1:h8"}},
        Article{"russian", "1.5.3, backward too", "W:Wc5:Bd4", {"c5:e3"}},
        Article{"russian", "1.5, free choice", "W:Wc3,h2:Bd4,d6,g3", {"c3:e5:c7", "h2:f4"}},
        Article{"russian", "1.5, a king lands where it can go on", "W:WKa1:Bc3,g3", {"a1:e5:h2"}},
        Article{"russian", "1.5.15, goes on as a king", "W:Wb6:Bc7,f6", {"b6:d8:g5", "b6:d8:h4"}},
        Article{"russian",
                "1.5.15, and must go on so",
                "W:Wb6:Bc7,f6,f4",
                {"b6:d8:g5:e3", "b6:d8:g5:d2", "b6:d8:g5:c1"}}),
    [](const auto& test) { return name_for_test(test.param.variant + " " + test.param.article); });

struct Played {
  std::string variant;
  std::string what;
  std::string fen;
  std::string move;
  std::string after;
};

void PrintTo(const Played& played, std::ostream* out) { *out << played.fen << ' ' << played.move; }

class After : public testing::TestWithParam<Played> {};

TEST_P(After, StandsSo) {
  const Variant& variant = variant_of(GetParam().variant);
  const Position position = position_of(variant, GetParam().fen);
  const auto move = read_move(variant, position, GetParam().move);
  ASSERT_TRUE(move) << move.error().detail;
  EXPECT_EQ(write_fen(variant, after(variant, position, *move)), GetParam().after);
}

INSTANTIATE_TEST_SUITE_P(
    MovesTest, After,
    testing::Values(
        Played{"international", "crowned on the last row", "W:W8:B40", "8-2", "B:WK2:B40"},
        Played{"international", "crowned where a capture stops", "W:W12:B8,20", "12x3",
               "B:WK3:B20"},
        Played{"international", "FMJD 4.15 no king in passing", "W:W12:B8,9", "12x14", "B:W14:B"},
        Played{"international", "Black is crowned at the bottom", "B:W20:B41", "41-46",
               "W:W20:BK46"},
        Played{"international", "a king stays a king", "W:WK5:B40", "5-10", "B:WK10:B40"},
        Played{"international", "FMJD 4.11 all taken pieces leave", "W:W37:B32,K22,12", "37x8",
               "B:W8:B"},
        Played{"russian", "1.5.15 a king in passing", "W:Wb6:Bc7,f6", "b6:g5", "B:WKg5:B"},
        Played{"russian", "no king without the last row", "W:Wa3:Bb4,d6", "a3:e7", "B:We7:B"}),
    [](const auto& test) { return name_for_test(test.param.variant + " " + test.param.what); });

TEST(MovesTest, WhoHasNoPieceLoses) {
  const Variant& variant = variant_of("international");
  const auto end = board_end(variant, position_of(variant, "W:W:B20"));
  ASSERT_TRUE(end);
  EXPECT_EQ(end->winner, Color::black);
  EXPECT_EQ(end->cause, BoardEndCause::no_pieces);
}

TEST(MovesTest, WhoHasNoMoveLoses) {
  const Variant& variant = variant_of("international");
  const auto end = board_end(variant, position_of(variant, "B:W40,44:B35"));
  ASSERT_TRUE(end);
  EXPECT_EQ(end->winner, Color::white);
  EXPECT_EQ(end->cause, BoardEndCause::no_moves);
}

TEST(MovesTest, AGameThatGoesOnHasNoEnd) {
  for (const Variant& variant : variants()) {
    EXPECT_FALSE(board_end(variant, start_position(variant)));
  }
}

}  // namespace
}  // namespace crownhead::draughts
