#include "rules/nardi/sgf.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/nardi/mat.hpp"
#include "rules/nardi/notation.hpp"
#include "tests/nardi/any_match.hpp"

namespace crownhead::nardi {
namespace {

using testing::HasSubstr;

// As GNU Backgammon writes them, without the analysis.
const std::string two_games =
    R"((;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:3][game:0][ws:0][bs:0]PW[anna]PB[bert]DT[2026-11-25]RU[Crawford]RE[B+1]
;B[31qtst]
;W[66xrxrmgmg]
;B[double]
;W[drop])
(;FF[4]GM[6]CA[UTF-8]MI[length:3][game:2][ws:0][bs:1]PW[anna]PB[bert]RU[Crawford]RE[W+3R]
;W[21mkfe]
;B[41aest]
;W[66]
;B[55lqlqqvqv]))";

TEST(Sgf, OfOtherProgramsMatchesTheirMat) {
  const auto record = read_sgf(two_games);
  ASSERT_TRUE(record) << record.error().detail;
  const std::string mat =
      R"(; [EventDate "2026.11.25"]

 3 point match

 Game 1
 anna : 0                       bert : 0
  1)                             31: 8/5 6/5
  2) 66: 24/18 24/18 13/7 13/7    Doubles => 2
  3)  Drops                       Wins 1 point

 Game 2
 anna : 0                       bert : 1
  1) 21: 13/11 6/5               41: 24/20* 6/5
  2) 66:                         55: 13/8 13/8 8/3 8/3
      Wins 3 points and the match
)";
  EXPECT_EQ(write_mat(*record), mat);
  EXPECT_EQ(read_sgf("\ufeff" + std::string(two_games)), *record);
}

TEST(Sgf, AnyMatchRoundTrips) { EXPECT_TRUE(any_match_is_read_back(write_sgf, read_sgf)); }

TEST(Sgf, NamesTheSideOfATurn) {
  MatchRecord record{.length = 5, .names = {"a", "b"}};
  record.games.push_back({.first = Color::black});
  const auto play = GameCourse(Color::black).read({3, 1}, "8/5 6/5");
  ASSERT_TRUE(play);
  record.games[0].acts.push_back({ActKind::play, {3, 1}, *play});
  EXPECT_EQ(
      write_sgf(record),
      "(;FF[4]GM[6]CA[UTF-8]AP[Crownhead]MI[length:5][game:0][ws:0][bs:0]PW[a]PB[b]RU[Crawford]\n"
      ";B[31qtst])\n");
}

TEST(Sgf, FollowsTheFirstBranch) {
  const auto record = read_sgf("(;GM[6]PW[a]PB[b];W[31hefe](;B[66agaglrlr])(;B[21xw]))");
  ASSERT_TRUE(record) << record.error().detail;
  ASSERT_EQ(record->games.size(), 1U);
  EXPECT_EQ(record->games[0].acts.size(), 2U);
}

TEST(Sgf, IsRejectedWithTheReasonAndPlace) {
  struct Row {
    std::string text;
    std::string why;
  };
  for (const auto& [text, why] : std::initializer_list<Row>{
           {"", "No game begins"},
           {"hello", "No game begins"},
           {"(;GM[6]", "line 1, column 1: The game that begins here"},
           {"(;GM[6]PW[a", "line 1, column 8: The value of PW has no end"},
           {"(;GM[6]PW)", "line 1, column 8: Expected [ and a value after PW"},
           {"(;GM[1];B[aa])", "line 1, column 9: \"aa\" is not a turn"},
           {"(;GM[6]PW[Jānis];W[71hefe])", "line 1, column 18: \"71hefe\" is not a turn"},
           {"(;FF[4])", "line 1, column 1: GM[6] is missing"},
           {"(;GM[6]AE[a:z])", "line 1, column 8: The game begins from a position that was set up"},
           {"(;GM[6]MI[length:x])", "line 1, column 8: A match has"},
           {"(;GM[6])\n(;GM[6]\n;W[31hefe];W[21mk])",
            "line 3, column 12: It is the other side's turn"},
           {"(;GM[6];W[31he])", "line 1, column 9: \"8/5\" is not a legal play"},
           {"(;GM[6];W[31hef])", "not a turn"},
           {"(;GM[6];W[71hefe])", "not a turn"},
           {"(;GM[6];W[31hef1])", "not a turn"},
           {"(;GM[6];W[take])", "No double has been offered"},
           {"(;GM[6]RE[W+4];W[31hefe])", "line 1, column 8: The result RE[W+4] does not match"},
           {"(;GM[6]RE[W+1];W[double];B[take])", "does not match"},
       }) {
    const auto record = read_sgf(text);
    ASSERT_FALSE(record) << text;
    EXPECT_EQ(record.error().code, Code::bad_record);
    EXPECT_THAT(record.error().detail, HasSubstr(why)) << text;
  }
}

TEST(Sgf, HasLimits) {
  EXPECT_EQ(read_sgf(std::string(most_record_bytes + 1, ' ')).error().code, Code::too_large);
  std::string games;
  for (std::size_t i = 0; i <= most_record_games; ++i) games += "(;GM[6])";
  EXPECT_EQ(read_sgf(games).error().code, Code::too_large);
}

}  // namespace
}  // namespace crownhead::nardi
