#include "rules/tournament/opening_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/fen.hpp"

namespace crownhead::tournament {
namespace {

TEST(OpeningTable, ReadsMovesAndFens) {
  const auto table = read_opening_table(
      "# of the federation\r\n"
      "12 | c3-d4  d6-c5 | Cross\r\n"
      "\n"
      "F1|W:Wa1:Bh8|Two kings");
  ASSERT_TRUE(table) << table.error().detail;
  EXPECT_EQ(*table,
            (std::vector<DrawnOpening>{{.code = "12", .name = "Cross", .moves = {"c3-d4", "d6-c5"}},
                                       {.code = "F1", .name = "Two kings", .fen = "W:Wa1:Bh8"}}));
}

TEST(OpeningTable, MayBeginWithAByteOrderMark) {
  const auto table = read_opening_table("\ufeff12|c3-d4|Cross");
  ASSERT_TRUE(table) << table.error().detail;
  EXPECT_EQ(table->front().code, "12");
  EXPECT_TRUE(read_opening_table("\ufeff# of the federation\n12|c3-d4|Cross"));
}

TEST(OpeningTable, ReportsTheFaultAndItsLine) {
  struct Row {
    const char* text;
    const char* fault;
  };
  for (const auto& [text, fault] :
       {Row{"1|c3-d4", "line 1: write a code"}, Row{"\n1||Name", "line 2: the code or the moves"},
        Row{"1|c3-d4|A\n1|e3-d4|B", "line 2: the code '1'"}, Row{"# nothing", "no opening"}}) {
    const auto table = read_opening_table(text);
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().code, Code::invalid_field);
    EXPECT_THAT(table.error().detail, testing::HasSubstr(fault));
  }
}

TEST(DrawnOpening, IsReproducibleAndReachesTheWholeTable) {
  std::set<std::size_t> drawn;
  for (int board = 0; board < 200; ++board) {
    const std::size_t opening = drawn_opening(5, 1, board, 7);
    EXPECT_EQ(opening, drawn_opening(5, 1, board, 7));
    drawn.insert(opening);
  }
  EXPECT_EQ(drawn.size(), 7U);
}

TEST(OpeningTable, RoundTrips) {
  const auto table = read_opening_table("1|c3-d4 d6-c5|Cross\n2|W:Wa1:Bh8|Two kings\n");
  ASSERT_TRUE(table);
  EXPECT_EQ(read_opening_table(write_opening_table(*table)), *table);
}

TEST(OpeningFen, IsThePositionAfterTheMoves) {
  const draughts::Variant& russian = *draughts::find_variant("russian");
  const DrawnOpening cross{.code = "1", .name = "Cross", .moves = {"c3-d4", "d6-c5"}};
  const auto fen = opening_fen(russian, cross);
  ASSERT_TRUE(fen) << fen.error().detail;
  const auto position = draughts::read_fen(russian, *fen);
  ASSERT_TRUE(position);
  EXPECT_EQ(position->turn, draughts::Color::white);
  EXPECT_NE(*position, draughts::start_position(russian));
}

TEST(OpeningFen, RejectsMovesThatCannotBePlayed) {
  const draughts::Variant& russian = *draughts::find_variant("russian");
  for (const DrawnOpening& opening : {DrawnOpening{.code = "1", .name = "", .moves = {"c3-c4"}},
                                      DrawnOpening{.code = "1", .name = "", .fen = "W:Wx9:Ba1"}})
    EXPECT_FALSE(opening_fen(russian, opening));
}

TEST(Opening, IsRejectedIfTheGameWouldEndAtOnce) {
  struct Row {
    const char* variant;
    const char* fen;
    const char* why;  ///< "" if it is playable
  };
  for (const auto& [key, fen, why] :
       {Row{"russian", "W:Wa1:B", "each side needs a piece"},
        Row{"russian", "W:Wa3:Bb4,c5", "the side to move has no move"},
        Row{"turkish", "W:WKa1:BKh7", "drawn at once"},
        Row{"turkish", "W:WKa1:BKa5", ""},  // it can be captured
        Row{"russian", "W:WKa1:BKh6", ""}}) {
    const draughts::Variant& variant = *draughts::find_variant(key);
    const auto right =
        validated(DrawnOpening{.code = "1", .name = "", .fen = fen}, variant, variant.rulesets[0]);
    EXPECT_EQ(right.has_value(), *why == '\0') << key << ' ' << fen;
    if (!right) EXPECT_THAT(right.error().detail, testing::HasSubstr(why));
  }
}

/// As in the federation's table of drawn first moves.
TEST(FirstMoves, RussianDraughtsHasSeven) {
  std::vector<std::string> moves;
  for (const DrawnOpening& opening : first_moves(*draughts::find_variant("russian"), 1))
    moves.push_back(opening.moves.at(0));
  EXPECT_EQ(moves, (std::vector<std::string>{"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4",
                                             "g3-h4"}));
}

TEST(FirstMoves, OfTwoPliesAreLegalInEveryVariant) {
  for (const draughts::Variant& variant : draughts::variants()) {
    const auto table = first_moves(variant, 2);
    EXPECT_GT(table.size(), first_moves(variant, 1).size()) << variant.key;
    std::set<std::string> fens;
    for (const DrawnOpening& opening : table) {
      const auto fen = opening_fen(variant, opening);
      ASSERT_TRUE(fen) << variant.key << ' ' << opening.name;
      fens.insert(*fen);
    }
    EXPECT_GT(fens.size(), 1U) << variant.key;
  }
}

}  // namespace
}  // namespace crownhead::tournament
