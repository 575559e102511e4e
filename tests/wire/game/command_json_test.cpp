#include "server/wire/game/command_json.hpp"

#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

namespace crownhead::wire {
namespace {

using nlohmann::json;

TEST(CommandJson, Perft) {
  const PerftFigures plain{
      .variant = "russian", .depth = 2, .nodes = 49, .seconds = 0.5, .divide = std::nullopt};
  EXPECT_EQ(perft_json(plain), R"({"variant":"russian","depth":2,"nodes":49,"seconds":0.5})");
  PerftFigures divided = plain;
  divided.divide = {{"c3-d4", 7}, {"a3-b4", 42}};
  EXPECT_TRUE(perft_json(divided).ends_with(R"("divide":{"c3-d4":7,"a3-b4":42}})"));
}

TEST(CommandJson, Moves) {
  EXPECT_EQ(moves_json("W:W31:B1", {"31-26", "31-27"}),
            R"({"fen":"W:W31:B1","moves":["31-26","31-27"]})");
  EXPECT_EQ(moves_json("", {}), R"({"fen":"","moves":[]})");
  EXPECT_EQ(state_moves_json("e9/a17", {"e9-d9"}), R"({"state":"e9/a17","moves":["e9-d9"]})");
}

TEST(CommandJson, Plays) {
  EXPECT_EQ(plays_json({{"8/5 6/5", "one"}, {"-", "two"}}),
            R"({"plays":[{"text":"8/5 6/5","position":"one"},{"text":"-","position":"two"}]})");
  EXPECT_EQ(plays_json({}), R"({"plays":[]})");
}

TEST(CommandJson, Replay) {
  EXPECT_EQ(json::parse(replay_json({.file = "\xff.pdn",
                                     .games = 2,
                                     .moves = 30,
                                     .errors = {{2, 5, "1-2", Code::illegal_move}}})),
            json::parse("{\"file\":\"\xef\xbf\xbd.pdn\",\"games\":2,\"moves\":30,\"errors\":"
                        "[{\"game\":2,\"ply\":5,\"text\":\"1-2\",\"code\":\"ILLEGAL_MOVE\"}]}"));
}

TEST(CommandJson, Puzzle) {
  EXPECT_EQ(puzzle_json({.variant = "russian",
                         .ruleset = "official",
                         .game = 3,
                         .ply = 22,
                         .fen = "B:Wa1:Bh8",
                         .last_move = "h8-g7",
                         .solution = {"a1-b2"},
                         .themes = {"shot"},
                         .score = 149}),
            R"({"variant":"russian","ruleset":"official","game":3,"ply":22,"fen":"B:Wa1:Bh8",)"
            R"("last_move":"h8-g7",)"
            R"("solution":["a1-b2"],"themes":["shot"],"score":149})");
}

TEST(CommandJson, AThinkRequestHasDefaults) {
  const auto least = parse_think(R"({"variant":"russian"})");
  ASSERT_TRUE(least);
  EXPECT_EQ(least->variant->key, "russian");
  EXPECT_EQ(least->ruleset, &least->variant->rulesets.front());
  EXPECT_EQ(least->level, 8);
  EXPECT_FALSE(least->fen || least->lot);
  EXPECT_TRUE(least->moves.empty());
  const auto whole = parse_think(
      R"({"variant":"russian","ruleset":"club","fen":"W:Wa1:Bh8","moves":["a1-b2"],"level":3,"lot":7})");
  ASSERT_TRUE(whole) << whole.error().error.detail;
  EXPECT_EQ(whole->moves, std::vector<std::string>{"a1-b2"});
  EXPECT_EQ(whole->level, 3);
  EXPECT_EQ(whole->lot, 7U);
}

TEST(CommandJson, AnInvalidThinkRequestNamesItsField) {
  for (const auto& [text, field] :
       std::map<std::string, std::string>{{R"({})", "variant"},
                                          {R"({"variant":"chess"})", "variant"},
                                          {R"({"variant":"russian","ruleset":"none"})", "ruleset"},
                                          {R"({"variant":"russian","level":9})", "level"},
                                          {R"({"variant":"russian","moves":"c3-d4"})", "moves"},
                                          {R"({"variant":"russian","moves":[1]})", "moves"}}) {
    const auto wish = parse_think(text);
    ASSERT_FALSE(wish) << text;
    ASSERT_EQ(wish.error().fields.size(), 1U) << text;
    EXPECT_EQ(wish.error().fields[0].field, field);
  }
  EXPECT_FALSE(parse_think("[]"));
}

TEST(CommandJson, Thoughts) {
  EXPECT_EQ(thought_json("32-28", -8), R"({"move":"32-28","score":-8})");
  EXPECT_EQ(refusal_line({Code::game_over, in_english("it is over")}),
            R"({"code":"GAME_OVER","detail":"it is over"})");
}

TEST(CommandJson, MatchesOfPrograms) {
  MatchGameReport game{.game = 2,
                       .white = "Anna",
                       .black = "Bert",
                       .result = "0-2",
                       .cause = "no_moves",
                       .plies = 84};
  const std::string whole =
      R"({"game":2,"white":"Anna","black":"Bert","result":"0-2","cause":"no_moves","plies":84)";
  EXPECT_EQ(match_game_json(game), whole + "}");
  game.fault = "silence";
  EXPECT_EQ(match_game_json(game), whole + R"(,"fault":"silence"})");
  EXPECT_EQ(
      match_json({.games = 15, .won = 5, .drawn = 4, .lost = 3, .undecided = 2, .broken_off = 1}),
      R"({"games":15,"won":5,"drawn":4,"lost":3,"undecided":2,"broken_off":1})");
}

TEST(CommandJson, Variants) {
  const auto list = json::parse(variants_json());
  ASSERT_EQ(list.size(), 23U);
  EXPECT_EQ(list[0].at("key"), "international");
  EXPECT_EQ(list[0].at("game_type"), 20);
  EXPECT_EQ(list[0].at("rulesets")[0].at("key"), "fmjd");
  EXPECT_EQ(list[1].at("key"), "russian");
  EXPECT_EQ(list[1].at("board"), json::parse(R"({"columns":8,"rows":8,"squares":"dark"})"));
}

}  // namespace
}  // namespace crownhead::wire
