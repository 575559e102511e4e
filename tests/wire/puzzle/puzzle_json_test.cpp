#include "server/wire/puzzle/puzzle_json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "server/wire/core/json_text.hpp"
#include "tests/puzzles/made_puzzle.hpp"
#include "tests/wire/json_keys.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

using nlohmann::json;

const puzzles::WrittenPuzzle& made() {
  static const auto puzzle = [] {
    const auto read = puzzles::read(puzzles::made_puzzle()).value();
    return puzzles::written(*read.variant, *read.ruleset, read.puzzle);
  }();
  return puzzle;
}

TEST(PuzzleJson, MatchesTheSchema) {
  const auto next = json::parse(next_puzzle_json({{7}, made()})).at("puzzle");
  EXPECT_EQ(keys_of(next), OpenapiSchema("Puzzle").required());
  const auto end = json::parse(puzzle_end_json(
      true, made(), {.rating = 1512, .puzzle_rating = 1400}, std::pair(GameId{5}, 41)));
  EXPECT_EQ(keys_of(end.at("result")), OpenapiSchema("PuzzleResult").required());
  EXPECT_EQ(end.at("result").at("game"), (json{{"id", "5"}, {"ply", 41}}));
  const auto counts = json::parse(puzzle_counts_json(
      {{.variant = "russian", .puzzles = 3, .themes = {{puzzles::Theme::shot, 2}}}}));
  EXPECT_EQ(keys_of(counts.at("items").at(0)), OpenapiSchema("PuzzleCounts").required());
  const auto ratings = json::parse(puzzle_ratings_json({{"russian", 1500, 350, true, 1, 0}}));
  EXPECT_EQ(keys_of(ratings.at("items").at(0)), OpenapiSchema("PuzzleRating").required());
  const accounts::PuzzleReport report{.id = {1},
                                      .puzzle = {2},
                                      .variant = "russian",
                                      .username = "Anna",
                                      .text = "no",
                                      .at = Instant{3},
                                      .asked = "W:Wc3:Bh8",
                                      .solution = {"c3-d4"}};
  const auto reports = json::parse(puzzle_reports_json({.items = {report}, .next = 1}));
  EXPECT_EQ(keys_of(reports.at("items").at(0)), OpenapiSchema("PuzzleReport").required());
  EXPECT_EQ(reports.at("next_cursor"), "1");
  const auto out = json::parse(disabled_puzzles_json({{.puzzle = {2},
                                                       .variant = "russian",
                                                       .asked = "W:Wc3:Bh8",
                                                       .solution = {"c3-d4"},
                                                       .by = "Mona",
                                                       .reason = "two ways",
                                                       .at = Instant{3}}}));
  EXPECT_EQ(keys_of(out.at("items").at(0)), OpenapiSchema("PuzzleTakenOut").required());
}

TEST(PuzzleJson, TheOtherSideOfTheLastMoveSolves) {
  auto puzzle = made();
  EXPECT_EQ(json::parse(next_puzzle_json({{7}, puzzle})).at("puzzle").at("color"), "white");
  puzzle.fen = "W:Wc3:Bh8";
  EXPECT_EQ(json::parse(next_puzzle_json({{7}, puzzle})).at("puzzle").at("color"), "black");
}

TEST(PuzzleLine, IsReadFromTheOutputOfTheCommand) {
  const auto line = parse_puzzle_line(
      R"({"variant":"russian","game":3,"ply":41,"fen":"B:Wc3,e3:Bb8,h8","last_move":"b8-a7",)"
      R"("solution":["c3-d4","h8-g7","d4-c5"],"themes":["ending"],"score":120})");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->ruleset, "");
  EXPECT_EQ(line->solution, made().solution);
  EXPECT_EQ(line->score, 120);
  EXPECT_EQ(line->ply, 41);
  EXPECT_EQ(parse_puzzle_line("{}").error().fields.size(), 6U);
  EXPECT_FALSE(parse_puzzle_line("B:Wc3:Bh8"));
}

}  // namespace
}  // namespace crownhead::wire
