#include "server/wire/game/rating_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/wire/json_keys.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

using nlohmann::json;

TEST(RatingJson, AProfileMatchesTheSchema) {
  const auto profile =
      json::parse(profile_json("Anna", Instant{5}, 2105, {.country = "LAT", .title = "MI"},
                               {{"russian", rating::Speed::blitz, {1499.6, 109.7, 0.06}, 7, {9}}},
                               {{{3}, Seat::black, play::Outcome::black_wins},
                                {{2}, Seat::black, play::Outcome::white_wins},
                                {{1}, Seat::white, play::Outcome::draw}}));
  EXPECT_EQ(keys_of(profile), OpenapiSchema("Profile").required());
  EXPECT_EQ(profile.at("username"), "Anna");
  EXPECT_EQ(profile.at("created_ms"), 5);
  EXPECT_EQ(profile.at("fmjd_rating"), 2105);
  EXPECT_EQ(profile.at("country"), "LAT");
  EXPECT_TRUE(profile.at("title").is_null()) << "not confirmed";
  EXPECT_EQ(profile.at("form"), json::parse(R"([{"game_id":"3","result":"won"},
      {"game_id":"2","result":"lost"},{"game_id":"1","result":"drawn"}])"));
  const auto& pool = profile.at("ratings").at(0);
  EXPECT_EQ(keys_of(pool), OpenapiSchema("PoolRating").required());
  EXPECT_EQ(pool,
            json::parse(R"({"variant":"russian","pool":"russian","speed":"blitz","rating":1500,
      "deviation":110,"provisional":false,"games":7,"rated_ms":9})"));
}

TEST(RatingJson, AHistoryIsAListOfPoints) {
  const auto page = json::parse(history_json({{{7}, 1512, {12}}}));
  EXPECT_EQ(page, json::parse(R"({"items":[{"at_ms":7,"rating":1512,"game_id":"12"}],
      "next_cursor":null})"));
  EXPECT_EQ(keys_of(page), OpenapiSchema("RatingHistory").required());
  EXPECT_EQ(keys_of(page.at("items").at(0)), OpenapiSchema("RatingPoint").required());
}

TEST(RatingJson, ScoresMatchTheSchema) {
  const auto scores = json::parse(scores_json({{"russian", rating::Speed::rapid, {3, 2, 1}}}));
  EXPECT_EQ(keys_of(scores.at("items").at(0)), OpenapiSchema("PoolScore").required());
  EXPECT_EQ(scores, json::parse(R"({"items":[{"variant":"russian","speed":"rapid","won":3,
      "drawn":2,"lost":1}],"next_cursor":null})"));
  const auto opponents = json::parse(opponents_json({{"Ben", {3, 2, 1}}}));
  EXPECT_EQ(keys_of(opponents.at("items").at(0)), OpenapiSchema("OpponentScore").required());
  EXPECT_EQ(opponents, json::parse(R"({"items":[{"username":"Ben","won":3,"drawn":2,"lost":1}],
      "next_cursor":null})"));
}

TEST(RatingJson, ALeaderboardIsAPage) {
  const auto page = json::parse(leaderboard_json({{3, "Ben", {1800.2, 60, 0.06}, 40}}, "next"));
  EXPECT_EQ(page, json::parse(R"({"items":[{"rank":3,"username":"Ben","rating":1800,
      "deviation":60,"games":40}],"next_cursor":"next"})"));
  EXPECT_EQ(keys_of(page), OpenapiSchema("Leaderboard").required());
  EXPECT_EQ(keys_of(page.at("items").at(0)), OpenapiSchema("Leader").required());
}

}  // namespace
}  // namespace crownhead::wire
