#include "server/wire/command_json.hpp"

#include <gtest/gtest.h>
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

TEST(CommandJson, Replay) {
  EXPECT_EQ(json::parse(replay_json({.file = "\xff.pdn",
                                     .games = 2,
                                     .moves = 30,
                                     .errors = {{2, 5, "1-2", Code::illegal_move}}})),
            json::parse("{\"file\":\"\xef\xbf\xbd.pdn\",\"games\":2,\"moves\":30,\"errors\":"
                        "[{\"game\":2,\"ply\":5,\"text\":\"1-2\",\"code\":\"ILLEGAL_MOVE\"}]}"));
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
