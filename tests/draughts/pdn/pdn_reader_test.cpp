#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <malloc.h>
#include <sstream>

#include "rules/draughts/pdn/pdn.hpp"
#include "rules/reasons.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;

std::vector<PdnGame> games_in(std::istream& in) {
  std::vector<PdnGame> games;
  PdnReader reader(in);
  while (auto game = reader.next()) games.push_back(std::move(*game));
  return games;
}

std::vector<PdnGame> games_of(const std::string& text) {
  std::istringstream in(text);
  return games_in(in);
}

/// Returns "moves moves | moves": the moves of each game.
std::string moves_of(const std::vector<PdnGame>& games) {
  std::string text;
  for (const PdnGame& game : games) {
    if (&game != &games.front()) text += "| ";
    for (const PdnMove& move : game.moves) text += move.text + " ";
  }
  return text;
}

std::vector<std::string> faults_of(const std::vector<PdnGame>& games) {
  std::vector<std::string> faults;
  for (const PdnGame& game : games) {
    for (const PdnFault& fault : game.faults) {
      faults.push_back(std::to_string(fault.line) + ":" + std::to_string(fault.column) + " " +
                       fault.reason.english);
    }
  }
  return faults;
}

struct Text {
  std::string text;
  std::string moves;
  std::string result;  ///< of the first game
};

void PrintTo(const Text& text, std::ostream* out) { *out << text.text; }

class ReadsWithoutFault : public testing::TestWithParam<Text> {};

TEST_P(ReadsWithoutFault, TheListedMoves) {
  const auto games = games_of(GetParam().text);
  ASSERT_FALSE(games.empty());
  EXPECT_EQ(moves_of(games), GetParam().moves);
  EXPECT_EQ(games.front().result, GetParam().result);
  EXPECT_THAT(faults_of(games), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    PdnReader, ReadsWithoutFault,
    testing::Values(
        Text{"1. 32-28 19-23 2. 28x19 *", "32-28 19-23 28x19 ", "*"},
        Text{"1.32-28 19-23 2.28x19", "32-28 19-23 28x19 ", "*"},
        Text{"1 . 32-28 1... 19-23", "32-28 19-23 ", "*"},
        Text{"01. 32-28  19-23 02. 28x19", "32-28 19-23 28x19 ", "*"},
        Text{"1. 32-28  1- 7 2. 47x 9  4x 1", "32-28 1- 7 47x 9 4x 1 ", "*"},
        Text{"1. 32 - 28 19 x 23", "32 - 28 19 x 23 ", "*"},
        Text{"1. 26x37x28 1-0", "26x37x28 ", "1-0"},
        Text{"1. a3b4 c3:e5:g7 e3xc5", "a3b4 c3:e5:g7 e3xc5 ", "*"},
        Text{"[Result \"1-9\"]\n1. 32-28 2. 1-9 *", "32-28 1-9 ", "1-9"},
        Text{"1. 32-28 1-18 1-1", "32-28 1-18 ", "1-1"}, Text{"1. 1-18 *", "1-18 ", "*"},
        Text{"1. 32-28 2-0\n\n1. 33-28 0-2\n", "32-28 | 33-28 ", "2-0"},
        Text{"1. 32-28 1/2-1/2 * 1. 33-28 *", "32-28 | 33-28 ", "1/2-1/2"},
        Text{"1. 32-28* 19-23! 2. 28x19?? *", "32-28 19-23 28x19 ", "*"},
        Text{"1. 32-28!? 19-23(!?!!!) 2.28x19 *", "32-28 19-23 28x19 ", "*"},
        Text{"1. 32-28 $7 19-23 $142", "32-28 19-23 ", "*"},
        Text{"1. 32-28 a.l. 0-0", "32-28 ", "0-0"}, Text{"1. ...7-12 2. 8x17 *", "7-12 8x17 ", "*"},
        Text{"1. ... 7-12 2. .. 8x17 *", "7-12 8x17 ", "*"},
        Text{"1\u2026 7-12 2.\u20268x17 \u2026 *", "7-12 8x17 ", "*"},
        Text{"/FEN \"W:W28:B23\"/ 1. 28x19 *", "28x19 ", "*"},
        Text{"32-28 19-23 (18-23 38-32 (37-32? { ) } 23-29) 12-18) 28x19", "32-28 19-23 28x19 ",
             "*"},
        Text{"[Event \"a\"]\n\n[White \"b\"]\n1. 32-28 *", "32-28 ", "*"},
        Text{"% 99-98 is no move\n1. 32-28\n%x\n*", "32-28 ", "*"},
        Text{"\xEF\xBB\xBF[Result \"2-0\"]\n*", "", "2-0"}, Text{"1. 32-28\x1a", "32-28 ", "*"}));

INSTANTIATE_TEST_SUITE_P(
    CommentsToTheEndOfTheLine, ReadsWithoutFault,
    testing::Values(
        Text{"1. 32-28 % 18-22 loses\n19-23 2. 28x19 14x23 *", "32-28 19-23 28x19 14x23 ", "*"},
        Text{"1. 32-28 ; 18-22 loses\n19-23 *", "32-28 19-23 ", "*"},
        Text{"[White \"a\"] % x\n[Black \"b\"]\n1. 32-28 *", "32-28 ", "*"},
        Text{"[White \"a\"] ; x\r\n[Black \"b\"]\r\n1. 32-28 *", "32-28 ", "*"},
        Text{"; first\n  ; second\n\t% third\n[White \"a\"]\n1. 32-28 *", "32-28 ", "*"},
        Text{"1. 32-28\r   % 1-2\r19-23\r*", "32-28 19-23 ", "*"},
        Text{"1. 32-28%1-2\n19-23;1-2\n28x19 * % end", "32-28 19-23 28x19 ", "*"},
        Text{"1. 32-28 {50 % of; all\n% 1-2} 19-23 ; no line end", "32-28 19-23 ", "*"},
        Text{"1. 32-28 (33-28 % 18-22)\n 18-23 ; 19-24)\n) 19-23 *", "32-28 19-23 ", "*"},
        Text{"[White \"100 % ; sure\"]\n1. 32-28 *", "32-28 ", "*"},
        Text{"1. % one\n% two\n ; three\n32-28 1-0 ; 1. 33-28 *\n", "32-28 ", "1-0"},
        Text{"1.\u00a0% one\n\u2009; two\n32-28 *", "32-28 ", "*"}));

INSTANTIATE_TEST_SUITE_P(
    BehindTheResult, ReadsWithoutFault,
    testing::Values(Text{"1. 32-28 * 1/2-1/2 {x} 1/2-1/2", "32-28 ", "1/2-1/2"},
                    Text{"1. 32-28 2-0 2-0 * 1-0\n\n2-0\n", "32-28 ", "2-0"},
                    Text{"1. 32-28 0-2 {x}\n\n[White \"b\"]\n1. 33-28 1-1 1/2-1/2",
                         "32-28 | 33-28 ", "0-2"},
                    Text{"1. 32-28 * {x} ; y\n{z} $3 !? *\n1. 33-28 *", "32-28 | 33-28 ", "*"},
                    Text{"1. 32-28 * (33-28 1-1 1-1 {x}) 1-1 (31-27)", "32-28 ", "1-1"},
                    Text{"[White \"a\"]\n1-0 1-0 *\n[White \"b\"]\n* 0-1", "| ", "1-0"},
                    Text{"1. 32-28* * 33-28 *", "32-28 | 33-28 ", "*"},
                    Text{"1. 32-28 1-0 12. 19-23 *", "32-28 | 19-23 ", "1-0"},
                    Text{"1. 32-28 1-0. 1. 33-28", "32-28 | 33-28 ", "1-0"}));

INSTANTIATE_TEST_SUITE_P(
    SignsOfOtherPrograms, ReadsWithoutFault,
    testing::Values(
        Text{"1. 32\u201328 19\u201323 2. 28\u00d719 *", "32\u201328 19\u201323 28\u00d719 ", "*"},
        Text{"1. 32\u201028 19\u201123 2. 28\u201219 14\u201423 *",
             "32\u201028 19\u201123 28\u201219 14\u201423 ", "*"},
        Text{"1. 32\u221228 19 \u2013 23 2. 28X19 14\u044523 *",
             "32\u221228 19 \u2013 23 28X19 14\u044523 ", "*"},
        Text{"1.\u00a032-28\u200919-23\u20032.\u202f28x19\u3000*", "32-28 19-23 28x19 ", "*"},
        Text{"1. 32-\u200b28\ufeff19-23 \u2060*", "32-\u200b28 19-23 ", "*"},
        Text{"[White\u00a0\"a\"\u00a0]\n\ufeff[Black \"b\"]\n1\u00a0. 32-28 *", "32-28 ", "*"},
        Text{"1. 32-28 1\u20130", "32-28 ", "1-0"}, Text{"1. 32-28 0 - 2", "32-28 ", "0-2"},
        Text{"1. 32-28 1\u20442\u20131\u20442", "32-28 ", "1/2-1/2"},
        Text{"1. 32\x96"
             "28 19\x97"
             "23 2\x85 28\xd7"
             "19\xa0*",
             "32\u201328 19\u201423 28\u00d719 ", "*"}));

struct Faulty {
  std::string text;
  std::string moves;
  std::vector<std::string> faults;
};

void PrintTo(const Faulty& faulty, std::ostream* out) { *out << faulty.text; }

class ReadsWithFaults : public testing::TestWithParam<Faulty> {};

TEST_P(ReadsWithFaults, AndKeepsEveryGame) {
  const auto games = games_of(GetParam().text);
  EXPECT_EQ(moves_of(games), GetParam().moves);
  const auto faults = faults_of(games);
  ASSERT_EQ(faults.size(), GetParam().faults.size()) << testing::PrintToString(faults);
  for (std::size_t i = 0; i < faults.size(); ++i) {
    EXPECT_THAT(faults[i], HasSubstr(GetParam().faults[i]));
  }
}

INSTANTIATE_TEST_SUITE_P(
    PdnReader, ReadsWithFaults,
    testing::Values(
        Faulty{"1. 32-28 { nested { comment } } 19-23", "32-28 19-23 ", {"1:31 Expected a move"}},
        Faulty{"1. 32-28 {open\n\n[White \"a\"]\n1. 33-28 *",
               "32-28 | 33-28 ",
               {"1:10 The comment that begins here has no }", "3:1 Expected a result or *"}},
        Faulty{"1. 32-28 (18-23\n\n[White \"a\"]\n*",
               "32-28 | ",
               {"1:10 The variation that begins here has no )", "3:1 Expected a result or *"}},
        Faulty{"[White \"a\"]\n1. 32-28\n[White \"b\"]\n1. 33-28",
               "32-28 | 33-28 ",
               {"3:1 Expected a result or * before the tags"}},
        Faulty{"[FEN \"W:W31:B2\"]\n\n[FEN \"W:W32:B2\"]\n*", "| ", {"3:1 Expected moves or *"}},
        Faulty{"[White \"a\"]\n[White \"b\"]\n*", "", {"2:1 The tag White appears a second"}},
        Faulty{"[White a]\n*", "", {"1:8 Expected the value of the tag White in quotation marks"}},
        Faulty{"[White \"a\n1. 32-28",
               "32-28 ",
               {"1:10 Expected a quotation mark at the end", "1:10 Expected ]"}},
        Faulty{"[White \"a\"\n1. 32-28", "32-28 ", {"1:11 Expected ] after the value"}},
        Faulty{"[ \"a\"]\n1. 32-28", "32-28 ", {"1:1 Expected the name of a tag"}},
        Faulty{"[White \"Jan \"De\" Wit\"]\n*",
               "",
               {"1:13 Expected \\\" for a quotation mark", "1:16 Expected \\\""}},
        Faulty{"1. 32-28 0-1-", "32-28 ", {"1:10 Expected a move, a comment or a result"}},
        Faulty{"1. 32-28 1-0/", "32-28 ", {"1:10 Expected a move, a comment or a result"}},
        Faulty{"1. a3b4 1. x32x12 *", "a3b4 ", {"1:12 Expected a move, a comment or a result"}},
        Faulty{"[Result \"4-6\"]\n1. 32-28 4-6\n\n[White \"b\"]\n*",
               "32-28 | ",
               {"2:10 Expected a result such as 1-0 or 2-0, found 4-6"}},
        Faulty{"[White \"a\"]\n1. 32-28 2-0F\n\n[White \"b\"]\n1. 33-28 *",
               "32-28 | 33-28 ",
               {"2:13 Expected a move, a comment or a result, found F"}},
        Faulty{"1. 32-28 1-0F {a remark} *\n1. 33-28 *",
               "32-28 | 33-28 ",
               {"1:13 Expected a move, a comment or a result, found F"}},
        Faulty{"1. 32-28 1/2\n", "32-28 ", {"1:10 Expected 1/2-1/2"}},
        Faulty{"1. 32-28 \u00bd-\u00bd\n", "32-28 ", {"1:10 Expected 1/2-1/2"}},
        Faulty{"1. 32-28 wins 19-23",
               "32-28 19-23 ",
               {
                   "1:10 Expected a move",
               }},
        Faulty{"1. 32-28 - 2. - - *", "32-28 ", {"1:10 The move is unknown"}},
        Faulty{"1. - - 2. 32-28 {a} @ (33-28 -) *", "", {"1:4 The move is unknown"}},
        Faulty{"1. 32-28 (33-28 - 31-27) -- 2. 28-22 *",
               "32-28 ",
               {"1:17 The move is unknown", "1:26 The move is unknown"}},
        Faulty{"1 32-28 19-23", "32-28 19-23 ", {"1:1 Expected a dot after the move number 1"}},
        Faulty{"1. 32-28 /FEN W:W1:B2/ 19-23 @ 1-0\n\n1. 33-28 *",
               "32-28 | 33-28 ",
               {"1:10 The position changes"}},
        Faulty{"1. 32-28 (33-28 /FEN \"W:W1:B2\"/ 18-22) 19-23 *",
               "32-28 19-23 ",
               {"1:17 The position changes"}},
        Faulty{"1. 32-28 (33-28) (18-23 *", "32-28 ", {"1:18 The variation that begins here"}},
        Faulty{"(1. 33-28) *", "", {"1:1 There is no move before this variation"}},
        Faulty{"1. 32-28 ) 19-23", "32-28 19-23 ", {"1:10 Expected a move"}},
        Faulty{"?!\n]", "", {"2:1 Expected a move"}},
        Faulty{"1. 32-28 2-0 White won in 1.5 hours\n1. 33-28 *",
               "32-28 | 33-28 ",
               {"1:14 Expected a move", "1:20 Expected", "1:24 Expected", "1:29 Expected a dot",
                "1:31 Expected"}},
        Faulty{"1. 32-28 2-0 - 35 minutes {x} *",
               "32-28 ",
               {"1:14 Expected a move", "1:16 Expected a dot", "1:19 Expected a move"}},
        Faulty{"1. 32-28 2-0 0-2 1-0",
               "32-28 ",
               {"1:14 A second result, 0-2, follows 2-0; the first one is used"}},
        Faulty{"1. 32-28 \u2013 2. \u2014 *", "32-28 ", {"1:10 The move is unknown"}}));

TEST(PdnReader, KeepsTagsAndComments) {
  const auto games = games_of(
      "[Event \"A \\\"B\\\" C\"]\r\n[Site   \"\"]\r\n[Round \"C:\\\\D\"]\r\n\r\n"
      "{before}\r\n1. 32-28 {[%clock w0:00:10 B0:00:03]} {two\r\n  lines} 19-23 *");
  ASSERT_EQ(games.size(), 1u);
  EXPECT_THAT(games[0].tags,
              ElementsAre(Pair("Event", "A \"B\" C"), Pair("Site", ""), Pair("Round", "C:\\D")));
  EXPECT_EQ(games[0].comment, "before");
  ASSERT_EQ(games[0].moves.size(), 2u);
  EXPECT_EQ(games[0].moves[0].comment, "[%clock w0:00:10 B0:00:03] two lines");
  EXPECT_EQ(games[0].moves[0].line, 6);
  EXPECT_EQ(games[0].moves[0].column, 4);
  EXPECT_EQ(games[0].moves[1].comment, "");
  EXPECT_EQ(games[0].tag("Event"), "A \"B\" C");
  EXPECT_EQ(games[0].tag("None"), "");
}

/// Returns "32-28! (31-27 {c})": the moves of a line with signs, comments and variations.
std::string shape_of(const std::vector<PdnMove>& moves) {
  std::string text;
  for (const PdnMove& move : moves) {
    text += (text.empty() ? "" : " ") + move.text + move.sign;
    if (!move.comment.empty()) text += " {" + move.comment + "}";
    for (const PdnLine& variation : move.variations) {
      text += " (" + (variation.comment.empty() ? "" : "{" + variation.comment + "} ") +
              shape_of(variation.moves) + ")";
    }
  }
  return text;
}

TEST(PdnReader, KeepsVariationsAndAnnotations) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"1. 32-28! 19-23?? 2. 28x19 $3 *", "32-28! 19-23?? 28x19!!"},
      {"1. 32-28 $7 19-23 !? 2. 28x19(?) $6 *", "32-28* 19-23!? 28x19? {$6}"},
      {"1. 32-28!!! 19-23 $142 *", "32-28 {!!!} 19-23 {$142}"},
      {"$5 1. 32-28 $1 ! ? *", "32-28! {?}"},
      {"1. 32-28 {a} (1. 31-27 {b} 1... 17-21) (1. 33-28) 1... 19-23 *",
       "32-28 {a} (31-27 {b} 17-21) (33-28) 19-23"},
      {"1. 32-28 ({first} 33-28? 18-22 (17-22 2-0) {last}) 19-23 2-0",
       "32-28 ({first} 33-28? 18-22 {last} (17-22 {2-0})) 19-23"},
      {"(1. 33-28 18-23) ({also} 31-27) 1. 32-28 ({words}) (a.l.) *",
       "32-28 {words a.l.} (33-28 18-23) ({also} 31-27)"},
      {"1. 32-28 19-23 1-0 (19-24) {late} *", "32-28 19-23 {late} (19-24)"},
      {"1. 32-28 19-23 * {late} $1 1-0 ; later\n", "32-28 19-23! {late later}"},
      {"1. 32-28 ; one\n% none\n ; two\n19-23 *", "32-28 {one two} 19-23"},
      {"1. 32-28 (33-28 ; of 33-28)\n 18-23) *", "32-28 (33-28 {of 33-28)} 18-23)"},
      {"32-28 ((33-28) 31-27) 19-23 *", "32-28 (31-27 (33-28)) 19-23"},
      {"32-28 (33-28 wins) 19-23 *", "32-28 (33-28) 19-23"},
  };
  for (const auto& [text, shape] : cases) {
    EXPECT_EQ(shape_of(games_of(text).at(0).moves), shape) << text;
  }
}

TEST(PdnReader, SeparatesFaultsInVariationsFromThoseInTheGame) {
  const auto game = games_of("32-28 (33-28 wins (x) {open) 19-23 *").at(0);
  ASSERT_EQ(game.faults.size(), 4u);
  for (const std::size_t aside : {0u, 1u, 2u}) {
    EXPECT_TRUE(game.faults[aside].aside);
    EXPECT_FALSE(game.faults[aside].lost_text);
  }
  EXPECT_FALSE(game.faults[3].aside);
}

TEST(PdnReader, SkipsVariationsThatAreTooDeep) {
  std::string text = "32-28 ";
  for (int i = 0; i < 10000; ++i) text += "(33-28 ";
  const auto deep = games_of(text).at(0);
  int depth = 0;
  for (const auto* line = &deep.moves; !line->empty() && !line->back().variations.empty();
       line = &line->back().variations.front().moves) {
    ++depth;
  }
  EXPECT_EQ(depth, deepest_variation);
}

TEST(PdnReader, MergesLineCommentsBeforeTheMovesIntoTheComment) {
  const auto game = games_of("; a\n[White \"b\"] ; c\n[Black \"d\"]\n{e} 1. 32-28 *").at(0);
  EXPECT_EQ(game.comment, "a c e");
  EXPECT_THAT(game.tags, ElementsAre(Pair("White", "b"), Pair("Black", "d")));
}

TEST(PdnReader, UsesASetUpBeforeTheFirstMoveAsTheStart) {
  const auto game = games_of("/FEN \"W:W28:B23\"/ 1. 28x19 *").at(0);
  EXPECT_EQ(game.tag("FEN"), "W:W28:B23");
}

/// Returns the error of the whole text.
Error refusal_of(const std::string& text, PdnLimits limits) {
  std::istringstream in(text);
  PdnReader reader(in, limits);
  std::size_t games = 0;
  while (reader.next()) ++games;
  EXPECT_LE(games, limits.games);
  return reader.refusal() ? Error{Code::bad_pdn, {}} : reader.refusal().error();
}

std::string times(std::size_t count, std::string_view text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

TEST(PdnReader, StopsAtItsLimits) {
  constexpr PdnLimits limits{.games = 200, .moves = most_moves};
  std::string tags;
  for (std::size_t i = 0; i < 150'000; ++i) tags += "[a" + std::to_string(i) + "\"\"]";
  const std::vector<std::pair<std::string, std::string>> too_much{
      {times(1'200'000, "*"), "more games"},
      {times(240'000, "1-6 *"), "more games"},
      {"[A \"x\"] " + times(201, "*"), "more games"},
      {tags, "more than 64 tags"},
      {times(20'001, "32-28 "), "more than 20000 moves"},
      {times(15, times(1'400, "32-28 ") + "*\n"), "more than 20000 moves"},
      {"32-28 " + times(10'001, "(32-28 19-23) "), "more than 20000 moves"}};
  for (const auto& [text, why] : too_much) {
    const Error error = refusal_of(text, limits);
    EXPECT_THAT(error.detail, HasSubstr(why)) << text.substr(0, 20);
    EXPECT_EQ(error.code, Code::bad_pdn);
  }
  EXPECT_EQ(refusal_of("[A \"x\"] " + times(200, "*"), limits).detail, "");
  EXPECT_EQ(refusal_of(times(20'000, "32-28 "), limits).detail, "");
}

TEST(PdnReader, LimitsTheFaultsItLists) {
  const auto game = games_of(times(5'000, "@ ")).at(0);
  ASSERT_EQ(game.faults.size(), most_faults + 1);
  EXPECT_EQ(game.faults.back().reason, reason::pdn::more_faults());
}

TEST(PdnReader, FindsNoGameInEmptyInput) {
  EXPECT_THAT(games_of(""), IsEmpty());
  EXPECT_THAT(games_of("\ufeff \u00a0\n; only a remark\n  % and another"), IsEmpty());
  EXPECT_THAT(games_of(" \r\n\n% only a remark\n"), IsEmpty());
}

TEST(PdnReader, ReadsInvalidUtf8AsWindows1252) {
  EXPECT_EQ(games_of("[White \"\x93J\x9a\x94 \x81\"]\n*").at(0).tag("White"),
            "\u201cJ\u0161\u201d \u0081");
  const auto games = games_of("[White \"J\xf6rg \xe9\"]\n[Black \"\u0421\u0435\u9032\"]\n*");
  ASSERT_EQ(games.size(), 1u);
  EXPECT_EQ(games[0].tag("White"), "J\u00f6rg \u00e9");
  EXPECT_EQ(games[0].tag("Black"), "\u0421\u0435\u9032");
}

TEST(PdnReader, CountsColumnsInCharacters) {
  const auto games = games_of("{\u00e9\u9032} 32-28 @");
  ASSERT_EQ(games.size(), 1u);
  EXPECT_EQ(games[0].moves[0].column, 6);
  EXPECT_THAT(faults_of(games), ElementsAre(HasSubstr("1:12 ")));
}

TEST(PdnReader, ReadsPastTheEndOfItsBuffer) {
  std::string text;
  for (int i = 0; i < 2000; ++i) text += "1. 32-28 19-23\r\n";
  const auto games = games_of(text);
  ASSERT_EQ(games.size(), 1u);
  EXPECT_EQ(games[0].moves.size(), 4000u);
  EXPECT_EQ(games[0].moves.back().line, 2000);
}

/// An endless stream of one game, generated on demand.
class EndlessGames : public std::streambuf {
 public:
  explicit EndlessGames(std::string game) : game_(std::move(game)) {}
  std::size_t given() const { return given_; }

 protected:
  int_type underflow() override {
    setg(game_.data(), game_.data(), game_.data() + game_.size());
    given_ += game_.size();
    return traits_type::to_int_type(game_.front());
  }

 private:
  std::string game_;
  std::size_t given_ = 0;
};

// Compares the memory in use after a few games and after thousands; the memory of one game is
// constant.
TEST(PdnReader, FreesGamesThatItHasRead) {
  constexpr std::size_t few = 10;
  constexpr std::size_t many = 2000;
  constexpr std::size_t ahead = 16384;
  std::string game = "[Event \"Endless\"]\n[Result \"2-0\"]\n\n";
  for (int i = 1; i <= 40; ++i) game += std::to_string(i) + ". 32-28 {Ü} 19x23 (18-23!)\n";
  game += "2-0\n\n";
  EndlessGames endless(game);
  std::istream in(&endless);
  PdnReader reader(in);
  std::size_t in_use = 0;
  for (std::size_t read = 1; read <= many; ++read) {
    ASSERT_EQ(reader.next()->moves.size(), 80u);
    ASSERT_LT(endless.given(), read * game.size() + ahead);
    if (read == few) in_use = mallinfo2().uordblks;
  }
  EXPECT_LT(mallinfo2().uordblks, in_use + ahead);
}

TEST(PdnReader, AcceptsWhatTheStandardAllows) {
  const auto folder = pdn_folder();
  if (folder.empty()) GTEST_SKIP() << "the PDN collection is not here: set CROWNHEAD_PDN_DIR";
  std::size_t games = 0;
  for (const auto& file : pdn_files(folder / "reader" / "accept")) {
    SCOPED_TRACE(file);
    std::ifstream in(file, std::ios::binary);
    const auto read = games_in(in);
    EXPECT_THAT(faults_of(read), IsEmpty());
    games += read.size();
  }
  EXPECT_EQ(games, 10u);
}

TEST(PdnReader, ReportsWhatTheStandardDoesNotAllow) {
  const auto folder = pdn_folder();
  if (folder.empty()) GTEST_SKIP() << "the PDN collection is not here: set CROWNHEAD_PDN_DIR";
  const std::map<std::string, std::pair<std::size_t, std::size_t>> games_and_faults{
      {"40Camp.DamaInternazionaleAssoluto.pdn", {45, 1}},
      {"abatsiev.pdn", {56, 1}},
      {"delfts.pdn", {2, 2}},
      {"mrdrcd08.pdn", {40, 0}},
      {"nested_comment.pdn", {1, 1}}};
  for (const auto& file : pdn_files(folder / "reader" / "nonstandard")) {
    SCOPED_TRACE(file);
    std::ifstream in(file, std::ios::binary);
    const auto read = games_in(in);
    const auto expected = games_and_faults.find(file.filename().string());
    ASSERT_NE(expected, games_and_faults.end());
    EXPECT_EQ(read.size(), expected->second.first);
    EXPECT_EQ(faults_of(read).size(), expected->second.second);
  }
}

}  // namespace
}  // namespace crownhead::draughts
