#include "server/wire/analysis/explorer_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/wire/json_keys.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

using nlohmann::json;

TEST(ExplorerJson, MatchesTheSchema) {
  const ExplorerGameLine game{GameId{7}, "Anna", "Ben", 1500, 1501, Instant{9}};
  const auto page = json::parse(explorer_json(
      {.variant = "russian",
       .ruleset = "fmjd",
       .fen = "W:Wa1:Bb8",
       .counted_plies = 24,
       .games_to_count = 3,
       .moves = {{"c3-d4", 4, 2, 1, 1510, game, game}, {"c3-b4", 0, 1, 0, 1500, {}, {}}}}));
  EXPECT_EQ(keys_of(page), OpenapiSchema("Explorer").required());
  const auto& move = page.at("moves").at(0);
  EXPECT_EQ(keys_of(move), OpenapiSchema("ExplorerMove").required());
  EXPECT_EQ(keys_of(move.at("newest")), OpenapiSchema("ExplorerGame").required());
  EXPECT_EQ(page.at("games"), 8);
  EXPECT_EQ(page.at("white_wins"), 4);
  EXPECT_EQ(page.at("draws"), 3);
  EXPECT_EQ(page.at("black_wins"), 1);
  EXPECT_EQ(move, json::parse(R"({"move":"c3-d4","games":7,"white_wins":4,"draws":2,"black_wins":1,
      "rating":1510,
      "newest":{"id":"7","white":"Anna","black":"Ben","white_rating":1500,"black_rating":1501,
                "created_ms":9},
      "strongest":{"id":"7","white":"Anna","black":"Ben","white_rating":1500,"black_rating":1501,
                   "created_ms":9}})"));
  EXPECT_EQ(page.at("moves").at(1).at("newest"), nullptr);
}

}  // namespace
}  // namespace crownhead::wire
