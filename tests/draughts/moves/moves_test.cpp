// The official articles on moving and capturing: a FEN, and every legal move in full notation.
#include "rules/draughts/moves/moves.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
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

class MovesByArticle : public testing::TestWithParam<Article> {};

TEST_P(MovesByArticle, AreLegal) {
  const Variant& variant = variant_of(GetParam().variant);
  const Position position = position_of(variant, GetParam().fen);
  std::vector<std::string> moves;
  for (const Move& move : legal_moves(variant, position)) {
    moves.push_back(write_full(variant, position, move));
  }
  EXPECT_THAT(moves, testing::UnorderedElementsAreArray(GetParam().moves));
}

INSTANTIATE_TEST_SUITE_P(
    MovesTest, MovesByArticle,
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

class PositionAfterMove : public testing::TestWithParam<Played> {};

TEST_P(PositionAfterMove, MatchesTheExpectedFen) {
  const Variant& variant = variant_of(GetParam().variant);
  const Position position = position_of(variant, GetParam().fen);
  const auto move = read_move(variant, position, GetParam().move);
  ASSERT_TRUE(move) << move.error().detail;
  EXPECT_EQ(write_fen(variant, after(variant, position, *move)), GetParam().after);
}

INSTANTIATE_TEST_SUITE_P(
    MovesTest, PositionAfterMove,
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

TEST(MovesTest, APlayerWithoutPiecesLoses) {
  const Variant& variant = variant_of("international");
  const auto end = board_end(variant, position_of(variant, "W:W:B20"));
  ASSERT_TRUE(end);
  EXPECT_EQ(end->winner, Color::black);
  EXPECT_EQ(end->cause, BoardEndCause::no_pieces);
}

TEST(MovesTest, APlayerWithoutMovesLoses) {
  const Variant& variant = variant_of("international");
  const auto end = board_end(variant, position_of(variant, "B:W40,44:B35"));
  ASSERT_TRUE(end);
  EXPECT_EQ(end->winner, Color::white);
  EXPECT_EQ(end->cause, BoardEndCause::no_moves);
}

TEST(MovesTest, AnUnfinishedGameHasNoResult) {
  for (const Variant& variant : variants()) {
    EXPECT_FALSE(board_end(variant, start_position(variant)));
  }
}

struct End {
  std::string variant;
  std::string fen;
  Color winner;
  BoardEndCause cause;
};

void PrintTo(const End& end, std::ostream* out) { *out << end.variant << ' ' << end.fen; }

class EndOnBoard : public testing::TestWithParam<End> {};

TEST_P(EndOnBoard, HasTheWinnerOfTheVariant) {
  const Variant& variant = variant_of(GetParam().variant);
  const Position position = position_of(variant, GetParam().fen);
  EXPECT_TRUE(legal_moves(variant, position).empty());
  const auto end = board_end(variant, position);
  ASSERT_TRUE(end);
  EXPECT_EQ(end->winner, GetParam().winner);
  EXPECT_EQ(end->cause, GetParam().cause);
}

using enum BoardEndCause;
INSTANTIATE_TEST_SUITE_P(
    MovesTest, EndOnBoard,
    testing::Values(End{"giveaway", "W:W:Ba7", Color::white, gave_all},
                    End{"giveaway", "W:Wa3:Bb4,c5", Color::white, gave_all},
                    End{"antidraughts", "B:W31:B", Color::black, gave_all},
                    End{"breakthrough", "B:WK3,31:B20", Color::white, first_king},
                    End{"breakthrough", "W:W31:BK48,20", Color::black, first_king},
                    End{"stavropol", "W:W:Ba7", Color::black, no_pieces},
                    End{"stavropol", "W:Wa3:B", Color::white, no_pieces},
                    End{"samoyed", "B:Wa3:B", Color::white, no_pieces},
                    // [d] Its only king has moved three times, and its man is blocked.
                    End{"frisian", "W:WK48,31:B26,27,22,K5:+0+348", Color::black, no_moves}),
    [](const auto& test) { return test.param.variant + "_" + std::to_string(test.index); });

/// Returns the legal moves in full notation.
std::vector<std::string> in_full(const Variant& variant, const Position& position) {
  std::vector<std::string> texts;
  for (const Move& move : legal_moves(variant, position)) {
    texts.push_back(write_full(variant, position, move));
  }
  return texts;
}

struct Listed {
  std::string what;
  std::string variant;
  std::string fen;
  std::vector<std::string> moves;
};

void PrintTo(const Listed& listed, std::ostream* out) { *out << listed.what; }

class MovesOfVariant : public testing::TestWithParam<Listed> {};

TEST_P(MovesOfVariant, AreExactlyTheListedOnes) {
  const Variant& variant = variant_of(GetParam().variant);
  EXPECT_THAT(in_full(variant, position_of(variant, GetParam().fen)),
              testing::UnorderedElementsAreArray(GetParam().moves));
}

INSTANTIATE_TEST_SUITE_P(
    MovesTest, MovesOfVariant,
    testing::Values(Listed{"turkish man captures sideways", "turkish", "W:Wc3:Bd3,b8", {"c3xe3"}},
                    Listed{"turkish man does not capture back",
                           "turkish",
                           "W:Wc3:Bc2,b8",
                           {"c3-b3", "c3-d3", "c3-c4"}},
                    Listed{"armenian man moves diagonally forward",
                           "armenian",
                           "W:Wc3:Bd4,h8",
                           {"c3-b3", "c3-d3", "c3-c4", "c3-b4"}},
                    Listed{"thai king lands behind", "thai", "W:WK1:B10,32", {"1-15"}},
                    Listed{"samoyed takes its own", "samoyed", "W:Wb2,c3:Bh8", {"b2:d4", "c3:a1"}},
                    Listed{"stavropol moves both", "stavropol", "W:Wa1:Bh8", {"a1-b2", "h8-g7"}},
                    Listed{"stavropol bars the reverse",
                           "stavropol",
                           "B:WKa1:Bh8,g7:Ra1-b2",
                           {"a1-c3", "a1-d4", "a1-e5", "a1-f6", "g7-f6", "g7-h6"}},
                    Listed{"frisian king may not move a fourth time",
                           "frisian",
                           "W:WK46,31:B5,K1:+0+346",
                           {"31-26", "31-27"}},
                    Listed{
                        "frisian king may when no man is left",
                        "frisian",
                        "W:WK46:B5,40,35:+0+346",
                        {"46-41", "46-37", "46-32", "46-28", "46-23", "46-19", "46-14", "46-10"}},
                    Listed{"frisian captures straight", "frisian", "W:W33:B23,K1", {"33x13"}}),
    [](const auto& test) { return name_for_test(test.param.what); });

TEST(MovesTest, AColumnKeepsItsPrisoners) {
  const Variant& variant = variant_of("bashni");
  const Position start = position_of(variant, "W:Wc3:Bd4,f6,h8:Td4=bw");
  const auto moves = legal_moves(variant, start);
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_EQ(write_full(variant, start, moves[0]), "c3:e5:g7");
  EXPECT_EQ(write_fen(variant, after(variant, start, moves[0])), "B:Wg7:Bd4,h8:Tg7=bb,d4=w");
}

TEST(MovesTest, CountsAFrisianKingsMoves) {
  const Variant& variant = variant_of("frisian");
  const auto fen_after = [&variant](const std::string& fen, const std::string& text) {
    const Position position = position_of(variant, fen);
    return write_fen(variant, after(variant, position, *read_move(variant, position, text)));
  };
  EXPECT_EQ(fen_after("W:WK46,31:BK1,6", "46-41"), "B:W31,K41:BK1,6:+0+141");
  EXPECT_EQ(fen_after("W:WK41,31:BK1,6:+21+141", "41-46"), "B:W31,K46:BK1,6:+21+246");
  EXPECT_EQ(fen_after("W:WK41,K50,31:BK1,6:+0+241", "50-45"), "B:W31,K41,K45:BK1,6:+0+145");
  EXPECT_EQ(fen_after("W:WK41,31:BK1,6:+0+241", "31-27"), "B:W27,K41:BK1,6");
}

}  // namespace
}  // namespace crownhead::draughts
