#include "rules/tournament/opening_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/notation.hpp"

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

TEST(OpeningTable, SaysWhatIsWrongAndWhere) {
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

TEST(DrawnOpening, IsTheSameForASeedAndAnyOfTheTable) {
  std::set<std::size_t> drawn;
  for (int board = 0; board < 200; ++board) {
    const std::size_t opening = drawn_opening(5, 1, board, 7);
    EXPECT_EQ(opening, drawn_opening(5, 1, board, 7));
    drawn.insert(opening);
  }
  EXPECT_EQ(drawn.size(), 7U);
}

TEST(RussianFirstMoves, AreAllThatTheRulesAllow) {
  const draughts::Variant& russian = *draughts::find_variant("russian");
  const draughts::Position start = draughts::start_position(russian);
  std::set<std::string> legal, listed;
  for (const draughts::Move& move : draughts::legal_moves(russian, start))
    legal.insert(draughts::write_move(russian, start, move));
  const auto table = read_opening_table(russian_first_moves());
  ASSERT_TRUE(table);
  for (const DrawnOpening& opening : *table) listed.insert(opening.moves.at(0));
  EXPECT_EQ(listed, legal);
}

}  // namespace
}  // namespace crownhead::tournament
