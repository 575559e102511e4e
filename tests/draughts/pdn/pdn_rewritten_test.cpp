#include "rules/draughts/pdn/pdn_rewritten.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

PdnGame rewrite(const std::string& variant, const std::string& text, MoveStyle style) {
  std::istringstream in(text);
  return rewritten(variant_of(variant), *PdnReader(in).next(), style);
}

std::string moves_of(const std::vector<PdnMove>& moves) {
  std::string text;
  for (const PdnMove& move : moves) {
    text += move.text + " ";
    for (const PdnLine& variation : move.variations) text += "(" + moves_of(variation.moves) + ") ";
  }
  return text;
}

TEST(PdnRewritten, WritesMovesInBothStyles) {
  const std::string text = "[FEN \"W:W26:B21,12,13\"]\n1. 26x19 *";
  EXPECT_EQ(moves_of(rewrite("international", text, MoveStyle::full).moves), "26x17x8x19 ");
  EXPECT_EQ(moves_of(rewrite("international", text, MoveStyle::brief).moves), "26x19 ");
}

TEST(PdnRewritten, ConvertsVariationsAndOtherNumberings) {
  const std::string numbers = "[GameType \"25,W,8,8,N1,0\"]\n1. 9-13 (1. 11-15 22-18) 24-20 *";
  EXPECT_EQ(moves_of(rewrite("russian", numbers, MoveStyle::brief).moves),
            "g3-h4 (c3-d4 f6-e5 ) b6-a5 ");
}

TEST(PdnRewritten, EndsALineAtTheFirstIllegalMove) {
  const auto game =
      rewrite("international", "1. 32-28 (1. 33-28 18-24 32-27) (1. 1-2) 19-23 2. 28-22 *",
              MoveStyle::brief);
  EXPECT_EQ(moves_of(game.moves), "32-28 (33-28 ) 19-23 ");
  ASSERT_EQ(game.faults.size(), 3u);
  EXPECT_TRUE(game.faults[0].aside);
  EXPECT_TRUE(game.faults[1].aside);
  EXPECT_FALSE(game.faults[2].aside);
  EXPECT_EQ(game.faults[2].column, 51);
}

TEST(PdnRewritten, ReportsAnInvalidStart) {
  const auto game = rewrite("international", "[FEN \"W:W1:B50\"]\n1. 32-28 *", MoveStyle::brief);
  EXPECT_TRUE(game.moves.empty());
  ASSERT_EQ(game.faults.size(), 1u);
  EXPECT_THAT(game.faults[0].reason.english, testing::HasSubstr("cannot stand on 1"));
}

/// Returns "line:column text" for each fault.
std::vector<std::string> faults_of(const PdnGame& game) {
  std::vector<std::string> faults;
  for (const PdnFault& fault : game.faults) {
    faults.push_back(std::to_string(fault.line) + ":" + std::to_string(fault.column) + " " +
                     fault.reason.english);
  }
  return faults;
}

TEST(PdnRewritten, ReportsARotatedBoard) {
  const auto game = rewrite("international", "1. 20-25 *", MoveStyle::brief);
  EXPECT_EQ(moves_of(game.moves), "31-26 ");
  EXPECT_THAT(faults_of(game),
              ElementsAre(HasSubstr("1:4 The squares are counted from the other")));
  EXPECT_FALSE(game.faults[0].lost_text);
}

TEST(PdnRewritten, DoesNotRotateTheBoardUnlessAMoveRequiresIt) {
  const auto game =
      rewrite("international", "[White \"a\"]\n[FEN \"W:W4,31:B20\"]\n*", MoveStyle::brief);
  EXPECT_EQ(game.tag("FEN"), "W:W4,31:B20");
  EXPECT_THAT(faults_of(game), ElementsAre(HasSubstr("2:1 A man of White cannot stand on 4")));
}

TEST(PdnRewritten, ReportsTwoResultsAndWritesTheChosenOne) {
  struct Row {
    std::string text, result, fault;
  };
  for (const Row& row : {Row{"[Result \"0-1\"] 1. 32-28 19-23 1-0", "2-0",
                             "1:31 The tag Result says 0-1, but the moves end with 1-0"},
                         Row{"[Result \"0-1\"] 1. 32-28 19-23 *", "0-2", ""},
                         Row{"[Result \"1-0\"] 1. 32-28 19-23 2-0", "2-0", ""},
                         Row{"[Result \"1/2-1/2\"] 1. 32-28 19-23 1-1", "1-1", ""},
                         Row{"[Result \"*\"] 1. 32-28 19-23 1-1", "1-1", ""},
                         Row{"[Result \"4-6\"] 1. 32-28 19-23", "4-6", ""},
                         Row{"[FEN \"W:W28:B23\"] [Result \"0-1\"] 1. 28x19 *", "0-2",
                             "1:37 The board says 2-0, but the game says 0-1"},
                         Row{"[FEN \"W:W28:B23\"] 1. 28x19 1-1", "1-1",
                             "1:22 The board says 2-0, but the game says 1-1"},
                         Row{"[FEN \"W:W28:B23\"] [Result \"2-0\"] 1. 28x19 *", "2-0", ""}}) {
    const auto game = rewrite("international", row.text, MoveStyle::brief);
    EXPECT_EQ(game.result, row.result) << row.text;
    if (!game.tag("Result").empty()) EXPECT_EQ(game.tag("Result"), row.result);
    ASSERT_EQ(game.faults.size(), row.fault.empty() ? 0u : 1u) << row.text;
    if (!row.fault.empty()) EXPECT_THAT(faults_of(game)[0], HasSubstr(row.fault));
    EXPECT_THAT(write_pdn(variant_of("international"), game),
                HasSubstr("[Result \"" + row.result + "\"]"));
  }
}

TEST(PdnRewritten, WritesTheResultInTheStyleOfTheVariant) {
  for (const auto& [variant, moves] :
       {std::pair{"czech", "1. c3-d4 f6-g5"}, {"international", "1. 32-28 19-23"}}) {
    for (const std::string result : {"1-1", "1/2-1/2"}) {
      const auto game =
          rewrite(variant, "[Result \"" + result + "\"] " + moves + " " + result, MoveStyle::brief);
      const std::string own = std::string(variant) == "czech" ? "1/2-1/2" : "1-1";
      EXPECT_EQ(game.result, own);
      EXPECT_EQ(game.tag("Result"), own);
      EXPECT_THAT(game.faults, testing::IsEmpty());
    }
  }
}

TEST(PdnRewritten, ReadsMovesWithTheSignsOfOtherPrograms) {
  const auto game =
      rewrite("international",
              "[Result \"1\u20130\"]\n1. 32\u201328 19 \u2212 23 2. 28\u00d719 14\u0445"
              "23 *",
              MoveStyle::brief);
  EXPECT_EQ(moves_of(game.moves), "32-28 19-23 28x19 14x23 ");
  EXPECT_EQ(game.result, "2-0");
  EXPECT_THAT(game.faults, testing::IsEmpty());
}

TEST(PdnRewritten, UsesTheInitialPositionForAnEmptyFen) {
  for (const std::string fen : {"?", "", "-", " ", "\u2013", "*", "??", "none", "Start"}) {
    const auto game = rewrite("international", "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n1. 32-28 *",
                              MoveStyle::brief);
    EXPECT_EQ(moves_of(game.moves), "32-28 ") << fen;
    EXPECT_THAT(game.tags, testing::IsEmpty()) << fen;
    EXPECT_THAT(game.faults, testing::IsEmpty()) << fen;
  }
}

struct Begun {
  std::string variant, text, moves, result, white, fault;
};

// Black begins in pool checkers; the unified rules use letters and begin with White.
TEST(PdnRewritten, SwapsColoursAndEverythingTiedToThem) {
  const std::string exchanged = "The other colour begins in ";
  for (const Begun& row : {
           Begun{"pool", "[GameType \"23,W,8,8,A0,0\"] 1. c3-d4 d6-c5 2. b2-c3 1-0",
                 "11-15 23-19 8-11 ", "0-1", "b", exchanged},
           Begun{"pool", "1. c3-d4 d6-c5 2. b2-c3 1-0", "11-15 23-19 8-11 ", "0-1", "b", exchanged},
           Begun{"pool", "[GameType \"23,W,8,8,N2,0\"] 1. 22-18 11-15 0-2", "11-15 22-18 ", "1-0",
                 "b", exchanged},
           Begun{"pool", "[GameType \"23,B,8,8,N1,0\"] 1. 11-15 22-18 0-1", "11-15 22-18 ", "0-1",
                 "a", ""},
           Begun{"international", "[GameType \"20,B,10,10,N2,0\"] 1. 19-23 32-28 1-1",
                 "32-28 19-23 ", "1-1", "b", exchanged},
           Begun{"international", "1. 19-23 32-28 2-0", "32-28 19-23 ", "2-0", "a",
                 "The squares are counted"},
           Begun{"pool", "[FEN \"W:Wc3:Bd6,f8\"] 1. c3-d4 1-0", "22-18 ", "1-0", "a", ""},
       }) {
    const auto game = rewrite(
        row.variant, "[White \"a\"] [Black \"b\"] [WhiteElo \"1\"] [Result \"*\"] " + row.text,
        MoveStyle::brief);
    EXPECT_EQ(moves_of(game.moves), row.moves) << row.text;
    EXPECT_EQ(game.result, row.result) << row.text;
    EXPECT_EQ(game.tag("Result"), row.result) << row.text;
    EXPECT_EQ(game.tag("White"), row.white) << row.text;
    EXPECT_EQ(game.tag(row.white == "a" ? "WhiteElo" : "BlackElo"), "1") << row.text;
    if (row.fault.empty()) {
      EXPECT_THAT(game.faults, testing::IsEmpty()) << row.text;
    } else {
      EXPECT_THAT(faults_of(game), ElementsAre(HasSubstr(row.fault))) << row.text;
    }
  }
}

TEST(PdnRewritten, SwapsClocksAndUnusualResults) {
  const auto game = rewrite("pool",
                            "[GameType \"23,W,8,8,A0,0\"] [Result \"4-6\"]\n"
                            "1. c3-d4 {[%clock w0:01:05 B0:02:00] White} d6-c5 4-6",
                            MoveStyle::brief);
  EXPECT_EQ(game.moves.at(0).comment, "[%clock b0:01:05 W0:02:00] White");
  EXPECT_EQ(game.tag("Result"), "6-4");
  EXPECT_EQ(game.tag("GameType"), "23,B,8,8,N1,0");
}

// There are two ways to 26, over 14 and 22 or over 15 and 23; only one leaves the piece that moves
// next.
TEST(PdnRewritten, ChoosesTheOnlyRouteThatKeepsTheRestLegal) {
  const std::string start = "[FEN \"B:B10,1:W14,15,22,23,32\"]\n1. 10x26 ";
  const auto ways = rewrite("english", start + "*", MoveStyle::full);
  EXPECT_EQ(moves_of(ways.moves), "");
  ASSERT_EQ(ways.faults.size(), 1u);
  EXPECT_THAT(ways.faults[0].reason.english, HasSubstr("can mean 10x19x26, 10x17x26"));
  for (const auto& [rest, way] : {std::pair{"15-10", "10x17x26 "}, {"14-9", "10x19x26 "}}) {
    const auto game = rewrite("english", start + rest + " *", MoveStyle::full);
    EXPECT_THAT(moves_of(game.moves), testing::StartsWith(way));
    EXPECT_EQ(game.moves.size(), 2u);
    EXPECT_THAT(faults_of(game), ElementsAre(HasSubstr("2:4 \"10x26\" can mean several captures")));
    EXPECT_FALSE(game.faults[0].lost_text);
  }
  const auto either = rewrite("english", start + "32-28 *", MoveStyle::full);
  EXPECT_EQ(moves_of(either.moves), "");
  EXPECT_TRUE(either.faults.at(0).lost_text);
}

TEST(PdnRewritten, RejectsAPositionWithTooManyCaptures) {
  const std::string text =
      "[FEN \"W:WK38:B2,8,10,11,12,13,14,17,19,21,22,23,24,25,26,28,30,31,34,37,39,42,43,44,K48\"]"
      "\n1. 38-1 *";
  const auto game = rewrite("frisian", text, MoveStyle::full);
  EXPECT_THAT(faults_of(game), ElementsAre(HasSubstr("1:1 there are too many captures")));
  EXPECT_EQ(moves_of(game.moves), "");
}

TEST(PdnRewritten, StaysWithinItsBudget) {
  CaptureBudget budget(100);
  std::istringstream in("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *");
  rewritten(variant_of("international"), *PdnReader(in).next(), MoveStyle::full, budget);
  EXPECT_FALSE(budget.ran_out());
  EXPECT_LT(budget.left(), 100);
  CaptureBudget none(1);
  std::istringstream again("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *");
  rewritten(variant_of("international"), *PdnReader(again).next(), MoveStyle::full, none);
  EXPECT_TRUE(none.ran_out());
}

}  // namespace
}  // namespace crownhead::draughts
