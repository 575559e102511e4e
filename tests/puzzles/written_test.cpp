#include "rules/puzzles/written.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/notation/fen.hpp"
#include "tests/endings/made_table.hpp"
#include "tests/puzzles/made_puzzle.hpp"

namespace crownhead::puzzles {
namespace {

using testing::ElementsAre;

PlayablePuzzle made() { return read(made_puzzle()).value(); }

TEST(WrittenPuzzle, RoundTrips) {
  const auto puzzle = made();
  EXPECT_EQ(draughts::write_fen(*puzzle.variant, puzzle.asked()), "W:Wc3,e3:Ba7,h8");
  EXPECT_THAT(puzzle.puzzle.themes, ElementsAre(Theme::ending, Theme::opposition));
  const auto text = written(*puzzle.variant, *puzzle.ruleset, puzzle.puzzle);
  EXPECT_EQ(text.ruleset, "official");
  EXPECT_EQ(text.fen, made_puzzle().fen);
  EXPECT_EQ(text.last_move, "b8-a7");
  EXPECT_EQ(text.solution, made_puzzle().solution);
  EXPECT_EQ(text.score, 120);
  EXPECT_EQ(text.ply, 41);
  EXPECT_EQ(read(text).value().puzzle.solution, puzzle.puzzle.solution);
}

TEST(WrittenPuzzle, IsRejectedIfItCannotBePlayed) {
  const auto refused = [](auto change) {
    auto text = made_puzzle();
    change(text);
    return read(text).error().code;
  };
  EXPECT_EQ(refused([](auto& text) { text.variant = "nardi"; }), Code::bad_record);
  EXPECT_EQ(refused([](auto& text) { text.ruleset = "none"; }), Code::bad_record);
  EXPECT_EQ(refused([](auto& text) { text.fen = "B:Wz9:Bb8"; }), Code::bad_fen);
  EXPECT_EQ(refused([](auto& text) { text.last_move = "c3-d4"; }), Code::illegal_move);
  EXPECT_EQ(refused([](auto& text) { text.solution.pop_back(); }), Code::bad_record);
  EXPECT_EQ(refused([](auto& text) { text.solution.clear(); }), Code::bad_record);
  EXPECT_EQ(refused([](auto& text) { text.solution[2] = "h8-g7"; }), Code::illegal_move);
  EXPECT_EQ(refused([](auto& text) { text.fen = "B:Wa1,c1,e1,g1,b2,c3,e3:Bb8,d8,f8,h8"; }),
            Code::bad_record)
      << "nothing happens";
}

TEST(Judged, FollowsTheLineToItsEnd) {
  const auto first = judged(made(), {"c3-d4"}).value();
  EXPECT_TRUE(first.right);
  EXPECT_FALSE(first.solved);
  EXPECT_EQ(first.moves, 2U) << "with the reply";
  const auto whole = judged(made(), {"c3-d4", "d4-c5"}).value();
  EXPECT_TRUE(whole.right && whole.solved);
  EXPECT_TRUE(judged(made(), {"c3-d4", "d4-c5", "c5-b6"}).value().solved);
}

/// Two more moves win, but more slowly.
PlayablePuzzle won_in_three_ways() {
  return read({.variant = "russian",
               .ruleset = "",
               .fen = "B:Wc3,d4:Bb8",
               .last_move = "b8-a7",
               .solution = {"d4-c5", "a7-b6", "c5:a7"},
               .themes = {}})
      .value();
}

TEST(Judged, AnotherMoveThatATableWinsIsNotWrong) {
  const auto& table = endings::made_table("russian", 3);
  for (const std::string move : {"c3-b4", "d4-e5"}) {
    const auto judgement = judged(won_in_three_ways(), {move}, &table).value();
    EXPECT_TRUE(judgement.also_wins) << move;
    EXPECT_FALSE(judgement.right || judgement.solved);
    EXPECT_FALSE(judged(won_in_three_ways(), {move}).value().also_wins) << "without a table";
  }
  EXPECT_FALSE(judged(won_in_three_ways(), {"d4-c5"}, &table).value().also_wins);
}

TEST(Judged, AMoveThatWinsTheGameSolvesIt) {
  const auto puzzle = read({.variant = "russian",
                            .ruleset = "",
                            .fen = "B:Wa5,c5:Bc7",
                            .last_move = "c7-b6",
                            .solution = {"c5:a7"},
                            .themes = {}})
                          .value();
  const auto judgement = judged(puzzle, {"a5:c7"}).value();
  EXPECT_TRUE(judgement.right && judgement.solved);
  EXPECT_FALSE(judgement.also_wins);
}

TEST(Judged, ReportsTheWrongMove) {
  const auto first = judged(made(), {"e3-f4", "anything"}).value();
  EXPECT_FALSE(first.right || first.solved);
  EXPECT_EQ(first.moves, 0U);
  const auto second = judged(made(), {"c3-d4", "e3-f4"}).value();
  EXPECT_FALSE(second.right);
  EXPECT_EQ(second.moves, 2U);
}

TEST(Judged, RejectsIllegalMoves) {
  EXPECT_EQ(judged(made(), {"c3-d5"}).error().code, Code::bad_notation);
  EXPECT_EQ(judged(made(), {"c3-c4"}).error().code, Code::bad_notation);
  EXPECT_EQ(judged(made(), {"e3-d2"}).error().code, Code::illegal_move);
  EXPECT_EQ(judged(made(), {"c3-d4", "c3-d4"}).error().code, Code::illegal_move);
  EXPECT_EQ(judged(made(), {""}).error().code, Code::bad_notation);
}

TEST(Judged, AcceptsEveryNotationOfTheRightMove) {
  const WrittenPuzzle text{.variant = "russian",
                           .ruleset = "official",
                           .fen = "B:Wb2,c3,h2:Bd4,f8,h8",
                           .last_move = "f8-g7",
                           .solution = {"c3:e5", "g7-f6", "e5:g7"},
                           .themes = {},
                           .score = 200,
                           .ply = 1};
  const auto puzzle = read(text).value();
  for (const char* first : {"c3:e5", "c3xe5", "c3e5"})
    EXPECT_TRUE(judged(puzzle, {first}).value().right) << first;
}

}  // namespace
}  // namespace crownhead::puzzles
