#include "server/http/analysis/pdn.hpp"

#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/pdn/pdn.hpp"
#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class PdnTest : public testing::Test {
 protected:
  Answer read(const std::string& pdn) {
    return site.ask(post, "/api/v1/pdn/read", json{{"pdn", pdn}}.dump());
  }
  Answer write(const json& body) { return site.ask(post, "/api/v1/pdn/write", body.dump()); }

  SiteFixture site;
};

TEST_F(PdnTest, ReadsVariationsAsMovesThatFollowEachOther) {
  const auto answer =
      read("[White \"A\"]\n1. 32-28! 19-23 ({or} 1... 17-22 {so} 28x17) 2. 28x19 *");
  ASSERT_EQ(answer.status, 200) << answer.body;
  const auto game = answer.data().at("games").at(0);
  EXPECT_EQ(game.at("variant"), "international");
  EXPECT_EQ(game.at("start_fen"), "W:W31-50:B1-20");
  EXPECT_EQ(game.at("tags"), json::parse(R"([{"name":"White","value":"A"}])"));
  EXPECT_EQ(game.at("faults"), json::array());
  EXPECT_EQ(game.at("moves"), json::parse(R"([
    {"after":-1,"move":"32-28","sign":"!","comment":""},
    {"after":0,"move":"19-23","sign":"","comment":""},
    {"after":0,"move":"17-22","sign":"","comment":"or so"},
    {"after":2,"move":"28x17","sign":"","comment":""},
    {"after":1,"move":"28x19","sign":"","comment":""}])"));
}

TEST_F(PdnTest, DetectsTheVariantFromItsTags) {
  for (const auto& [tags, variant] : {std::pair{"[GameType \"25\"]", "russian"},
                                      {"[Variant \"Russian draughts\"]", "russian"},
                                      {"[Variant \"bashni\"]\n[GameType \"25\"]", "bashni"},
                                      {"[Variant \"Standard\"]\n[GameType \"25\"]", "russian"}}) {
    const auto game = read(tags + std::string("\n1. c3-d4 *")).data().at("games").at(0);
    EXPECT_EQ(game.at("variant"), variant) << tags;
    EXPECT_EQ(game.at("moves").size(), 1U) << tags;
    EXPECT_EQ(game.at("faults"), json::array()) << tags;
  }
}

TEST_F(PdnTest, AnUnknownVariantLosesNoMoves) {
  struct Row {
    std::string tags, asked, moves, variant, fault;
  };
  for (const Row& row :
       {Row{"[Variant \"Standard\"]", "", "1. 32-28", "international", ""},
        Row{"[Variant \"From Position\"]", "russian", "1. c3-d4", "russian", ""},
        Row{"[Variant \"?\"]", "frisian", "1. 32-28", "frisian", ""},
        Row{"[Variant \"Russian\"]", "", "1. c3-d4", "russian", ""},
        Row{"[Variant \"Russian\"]", "international", "1. c3-d4", "russian", ""},
        Row{"[Variant \"Martian\"]", "brazilian", "1. c3-d4", "brazilian",
            "There is no variant called Martian; the game is read as Brazilian draughts"},
        Row{"[Variant \"Martian\"]\n[GameType \"25\"]", "international", "1. c3-d4", "russian", ""},
        Row{"[Variant \"Martian\"]", "", "1. 32-28", "international", "called Martian"},
        Row{"[Variant \"Martian\"]", "", "1. c3-d4", "russian", "called Martian"},
        Row{"[GameType \"99\"]", "russian", "1. c3-d4", "russian", "called 99"}}) {
    json body{{"pdn", row.tags + "\n" + row.moves + " *"}};
    if (!row.asked.empty()) body["variant"] = row.asked;
    const auto answer = site.ask(post, "/api/v1/pdn/read", body.dump());
    ASSERT_EQ(answer.status, 200) << answer.body;
    const auto game = answer.data().at("games").at(0);
    EXPECT_EQ(game.at("variant"), row.variant) << row.tags << row.asked;
    EXPECT_EQ(game.at("moves").size(), 1U) << row.tags << row.asked;
    if (row.fault.empty())
      EXPECT_EQ(game.at("faults"), json::array()) << row.tags << row.asked;
    else
      EXPECT_THAT(std::string(game.at("faults").at(0).at("text")), testing::HasSubstr(row.fault));
  }
}

TEST_F(PdnTest, ReadsTheRulesetAndWritesItUnlessItIsTheDefault) {
  const auto read_ruleset = [&](const std::string& tags) {
    return read(tags + "\n1. 32-28 *").data().at("games").at(0);
  };
  EXPECT_EQ(read_ruleset("").at("ruleset"), "fmjd");
  EXPECT_EQ(read_ruleset("[Ruleset \"KNDB\"]").at("ruleset"), "kndb");
  const auto unknown = read_ruleset("[Ruleset \"house\"]");
  EXPECT_EQ(unknown.at("ruleset"), "fmjd");
  EXPECT_THAT(std::string(unknown.at("faults").at(0).at("text")), testing::HasSubstr("house"));
  json wish{{"variant", "international"}, {"moves", {{{"after", -1}, {"move", "32-28"}}}}};
  for (const std::string ruleset : {"kndb", "lidraughts"}) {
    wish["ruleset"] = ruleset;
    const std::string pdn = write(wish).data().at("pdn");
    EXPECT_EQ(read(pdn).data().at("games").at(0).at("ruleset"), ruleset) << pdn;
  }
  for (const std::string ruleset : {"", "fmjd"}) {
    wish["ruleset"] = ruleset;
    wish["tags"] = {{{"name", "Ruleset"}, {"value", "kndb"}}};
    EXPECT_THAT(std::string(write(wish).data().at("pdn")),
                testing::Not(testing::HasSubstr("Ruleset")));
  }
  wish["ruleset"] = "house";
  EXPECT_EQ(write(wish).fields(), std::vector<std::string>{"ruleset"});
}

TEST_F(PdnTest, TakesNoMovesFromAGameOfAnUnsupportedVariant) {
  for (const std::string tags :
       {"[GameType \"99\"]", "[Variant \"Standard\"]\n[GameType \"99\"]"}) {
    const auto game = read(tags + "\n1. 32-28 *").data().at("games").at(0);
    EXPECT_EQ(game.at("moves"), json::array()) << tags;
    EXPECT_THAT(std::string(game.at("faults").at(0).at("text")), testing::HasSubstr("not played"));
  }
}

TEST_F(PdnTest, ReportsUnreadableParts) {
  const auto game = read("1. 32-28 19-24 2. 28-17 *").data().at("games").at(0);
  EXPECT_EQ(game.at("moves").size(), 2U);
  EXPECT_EQ(game.at("faults").at(0).at("column"), 19);
  EXPECT_EQ(read("").code(), "BAD_PDN");
  EXPECT_EQ(site.ask(post, "/api/v1/pdn/read", R"({"pdn":1})").code(), "INVALID_FIELD");
  EXPECT_EQ(site.ask(post, "/api/v1/pdn/read", R"({"pdn":"","variant":"chess"})").code(),
            "INVALID_FIELD");
}

TEST_F(PdnTest, ReportsTheFaultIfNoMoveCouldBePlayed) {
  for (const std::string& text : {"1. 32-22 19-23 *", "hello"}) {
    const auto answer = read(text);
    ASSERT_EQ(answer.status, 200) << answer.body;
    const auto game = answer.data().at("games").at(0);
    EXPECT_EQ(game.at("moves"), json::array());
    EXPECT_EQ(game.at("faults").at(0).at("line"), 1);
  }
}

std::string times(std::size_t count, std::string_view text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

TEST_F(PdnTest, RefusesATextThatWouldExpandTooMuch) {
  std::string tags;
  for (std::size_t i = 0; i < 150'000; ++i) tags += "[a" + std::to_string(i) + "\"\"]";
  const std::string crowd =
      "[GameType \"40\"][FEN \"W:WK7:BK2,K9,K11,K12,K15,K17,K20,K21,K23,K24,K26,K28,K33,K37,K39,"
      "K41-44,K48\"] 1. 7-1 *\n";
  for (const std::string& text :
       {times(1'200'000, "*").substr(0, 1'190'000), times(240'000, "1-6 *").substr(0, 1'190'000),
        tags.substr(0, 1'190'000), times(200'000, "32-28 ").substr(0, 1'190'000),
        times(200, crowd)}) {
    const auto answer = read(text);
    EXPECT_EQ(answer.status, 422) << text.substr(0, 30);
    EXPECT_EQ(answer.code(), "BAD_PDN");
    EXPECT_LT(answer.body.size(), 1'000u);
  }
}

TEST_F(PdnTest, BoundsTheAnswerByAMultipleOfTheText) {
  std::string text;
  for (int game = 0; game < 200; ++game) text += times(20, "@ ") + "(1-2) (3-4) 32-28 (1-2) *\n";
  const auto answer = read(text);
  ASSERT_EQ(answer.status, 200);
  EXPECT_LT(answer.body.size(), 100 * text.size());
  std::size_t faults = 0;
  for (const auto& game : answer.data().at("games")) faults += game.at("faults").size();
  EXPECT_LE(faults, draughts::most_faults + 200);
  EXPECT_THAT(answer.body, testing::HasSubstr("There are more errors than the list shows"));
}

TEST_F(PdnTest, WritesFromNoPositionWithTooManyCaptures) {
  const auto refused = write(
      {{"variant", "frisian"},
       {"start_fen", "W:WK7:BK2,K9,K11,K12,K15,K17,K20,K21,K23,K24,K26,K28,K33,K37,K39,K41-44,K48"},
       {"moves", json::array()}});
  EXPECT_EQ(refused.status, 422);
  EXPECT_THAT(refused.body, testing::HasSubstr("too many captures"));
}

TEST_F(PdnTest, RoundTrips) {
  const json moves = json::parse(R"([
    {"after":-1,"move":"32-28","sign":"!","comment":"a"},
    {"after":-1,"move":"31-26","sign":"","comment":"b"},
    {"after":0,"move":"19-23","sign":"*","comment":""},
    {"after":0,"move":"17-22","sign":"","comment":""},
    {"after":3,"move":"28x17","sign":"?!","comment":""}])");
  const auto written = write({{"variant", "international"},
                              {"tags", {{{"name", "White"}, {"value", "A"}}}},
                              {"comment", "before"},
                              {"moves", moves}});
  ASSERT_EQ(written.status, 200) << written.body;
  const std::string pdn = written.data().at("pdn");
  EXPECT_THAT(pdn, testing::HasSubstr("{before} 1. 32-28! {a} (1. 31-26 {b}) 1... 19-23 $7 "
                                      "(1... 17-22 2. 28x17?!) *"));
  const auto game = read(pdn).data().at("games").at(0);
  EXPECT_EQ(game.at("comment"), "before");
  EXPECT_EQ(game.at("moves").size(), moves.size());
  EXPECT_EQ(game.at("faults"), json::array());
}

TEST_F(PdnTest, WritesTextsAsLongAsItReadsThem) {
  const std::string words(50'000, 'w');
  for (const std::string& text :
       {"[Annotator \"" + words + "\"]\n1. 32-28 19-23 *", "{" + words + "} 1. 32-28 19-23 *",
        "1. 32-28 {" + words + "} 19-23 *"}) {
    auto game = read(text).data().at("games").at(0);
    game.erase("faults");
    game.erase("result");
    const auto written = write(game);
    ASSERT_EQ(written.status, 200) << written.body;
    EXPECT_THAT(std::string(written.data().at("pdn")), testing::HasSubstr(words));
  }
}

/// The longest game that the site accepts, with clocks of a year.
std::string longest_record() {
  draughts::PdnGame game;
  game.tags = {{"SetUp", "1"}, {"FEN", "W:WK45:BK46"}};
  for (int ply = 0; ply < play::longest_game + 100; ++ply) {
    constexpr std::array shuffle = {"45-50", "46-41", "50-45", "41-46"};
    auto& move = game.moves.emplace_back();
    move.text = shuffle[static_cast<std::size_t>(ply % 4)];
    move.comment = "[%clock w8760:00:00 B8760:00:00]";
  }
  return draughts::write_pdn(*draughts::find_variant("international"), game);
}

TEST_F(PdnTest, TheLongestGameRoundTrips) {
  const auto text = longest_record();
  const auto game = read(text).data().at("games").at(0);
  EXPECT_EQ(game.at("moves").size(), play::longest_game + 100U);
  EXPECT_EQ(game.at("faults"), json::array());
  json back = game;
  back.erase("faults");
  back.erase("result");
  EXPECT_LT(back.dump().size(), std::size_t{1024} * 1024) << "as server/settings.cpp has it";
  const auto written = write(back);
  ASSERT_EQ(written.status, 200);
  EXPECT_EQ(read(written.data().at("pdn")).data().at("games").at(0).at("moves"), game.at("moves"));
}

TEST_F(PdnTest, TheLargestWrittenTextCanBeReadAgain) {
  const std::string comment(std::size_t{1024} * 1024 - 200, '"');
  const auto written =
      write({{"variant", "international"},
             {"moves", {{{"after", -1}, {"move", "32-28"}, {"comment", comment}}}}});
  ASSERT_EQ(written.status, 200);
  const auto game = read(written.data().at("pdn")).data().at("games").at(0);
  EXPECT_EQ(game.at("moves").at(0).at("comment").get<std::string>().size(), comment.size());
}

TEST_F(PdnTest, WritesFromAPosition) {
  const auto written = write({{"variant", "international"},
                              {"start_fen", "B:W28:B19,14"},
                              {"moves", {{{"after", -1}, {"move", "19-23"}}}}});
  ASSERT_EQ(written.status, 200) << written.body;
  EXPECT_THAT(std::string(written.data().at("pdn")), testing::HasSubstr("1... 19-23 *"));
}

TEST_F(PdnTest, ReportsTheFaultOfAMoveThatCannotBeWritten) {
  const auto errors = [&](const json& second) {
    const json first{{"after", -1}, {"move", "32-28"}};
    const json wrong{{"variant", "international"}, {"moves", {first, second}}};
    return write(wrong).data().at("errors");
  };
  const json long_comment{
      {"after", 0}, {"move", "19-23"}, {"comment", std::string(1'200'001, 'w')}};
  EXPECT_EQ(errors(long_comment), json::parse(R"([{"field":"moves[1].comment",
      "detail":"may be at most 1200000 characters long","reason":"field.at_most_characters",
      "params":{"most":1200000}}])"));
  EXPECT_EQ(errors({{"after", "0"}, {"move", "19-23"}}), json::parse(R"([{"field":"moves[1].after",
      "detail":"must be a whole number","reason":"field.number","params":{}}])"));
  EXPECT_EQ(errors({{"after", 0}}), json::parse(R"([{"field":"moves[1].move",
      "detail":"is missing; give a text","reason":"field.text_missing","params":{}}])"));
  EXPECT_EQ(errors({{"after", 1}, {"move", "19-23"}}), json::parse(R"([{"field":"moves[1].after",
      "detail":"must be the number of an earlier move, or -1","reason":"field.earlier_move",
      "params":{}}])"));
}

TEST_F(PdnTest, RefusesAnInvalidTree) {
  const auto refused = [&](const json& moves) {
    return write({{"variant", "international"}, {"moves", moves}}).code();
  };
  EXPECT_EQ(refused({{{"after", -1}, {"move", "32-22"}}}), "INVALID_FIELD");
  EXPECT_EQ(refused({{{"after", 0}, {"move", "32-28"}}}), "INVALID_FIELD");
  EXPECT_EQ(refused({{{"after", -2}, {"move", "32-28"}}}), "INVALID_FIELD");
  EXPECT_EQ(refused({{{"move", "32-28"}}}), "INVALID_FIELD");
  EXPECT_EQ(refused({1}), "INVALID_FIELD");
  EXPECT_EQ(refused(json::object()), "INVALID_FIELD");
  EXPECT_EQ(write({{"variant", "chess"}, {"moves", json::array()}}).code(), "INVALID_FIELD");
  EXPECT_EQ(write({{"variant", "international"},
                   {"tags", {{{"name", "a b"}, {"value", ""}}}},
                   {"moves", json::array()}})
                .code(),
            "INVALID_FIELD");
}

}  // namespace
}  // namespace crownhead::api
