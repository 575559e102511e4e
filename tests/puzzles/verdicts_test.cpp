#include "rules/puzzles/verdicts.hpp"

#include <gtest/gtest.h>

#include "tests/endings/made_table.hpp"

namespace crownhead::puzzles {
namespace {

PlayablePuzzle puzzle(const std::string& fen, const std::string& last_move,
                      const std::vector<std::string>& solution) {
  return read({.variant = "russian",
               .ruleset = "",
               .fen = fen,
               .last_move = last_move,
               .solution = solution,
               .themes = {}})
      .value();
}

TEST(Verdicts, ReportTheTableForEveryTurn) {
  const auto& table = endings::made_table("russian", 3);
  const auto made = puzzle("B:Wc3,d4:Bb8", "b8-a7", {"d4-c5", "a7-b6", "c5:a7"});
  const auto found = verdicts(table, made);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].turn, 0U);
  EXPECT_FALSE(found[0].only_win);
  EXPECT_EQ(verdict_line(made, found[0]),
            "russian | W:Wc3,d4:Ba7 | d4-c5 | c3-b4 win 5, d4-c5 win 3, d4-e5 win 7");
  EXPECT_TRUE(found[1].only_win);
  EXPECT_EQ(found[1].moves, "c5:a7 win 1");
}

TEST(Verdicts, OmitPositionsThatTheTableDoesNotCover) {
  const auto& table = endings::made_table("russian", 3);
  const auto made = puzzle("B:Wc3,e3:Bb8,h8", "b8-a7", {"c3-d4", "h8-g7", "d4-c5"});
  EXPECT_TRUE(verdicts(table, made).empty());
}

}  // namespace
}  // namespace crownhead::puzzles
