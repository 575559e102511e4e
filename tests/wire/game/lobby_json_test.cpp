#include "server/wire/game/lobby_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "rules/draughts/board/variant.hpp"
#include "tests/wire/json_keys.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

using nlohmann::json;

SeekLine sample_seek() {
  return {.id = {3},
          .username = "Anna",
          .wish = {.terms = {.variant = "russian",
                             .ruleset = "official",
                             .start_fen = "not shown",
                             .control = play::Fischer{seconds(300), seconds(3)},
                             .rated = true},
                   .color = play::ColorChoice::black,
                   .range = {.least = 1400},
                   .accounts_only = true},
          .created = Instant{5000}};
}

play::Challenge sample_challenge() {
  return {.id = {8},
          .from = {1},
          .from_name = "Anna",
          .to = UserId{2},
          .to_name = "Ben",
          .terms = {.variant = "international",
                    .ruleset = "fmjd",
                    .start_fen = "W:W31:B1",
                    .control = play::PerMove{seconds(86400)},
                    .rated = false},
          .color = play::ColorChoice::random,
          .created = Instant{6000}};
}

play::GameRow sample_row() {
  return {.id = {12},
          .variant = "international",
          .ruleset = "fmjd",
          .control = play::PerMove{seconds(86400)},
          .rated = false,
          .players = {UserId{1}, UserId{2}},
          .names = {"Anna", "Ben"},
          .status = play::GameStatus::playing,
          .outcome = std::nullopt,
          .reason = "",
          .turn = Seat::black,
          .ply = 3,
          .version = 4,
          .fen = "B:W31:B1",
          .last_move = "32-28",
          .deadline = Instant{9000},
          .created = Instant{1000},
          .updated = Instant{2000}};
}

TEST(LobbyJson, ASeekMatchesTheSchema) {
  const auto page = json::parse(seeks_json({sample_seek()}));
  EXPECT_EQ(keys_of(page), OpenapiSchema("SeekList").required());
  const auto& seek = page.at("items").at(0);
  EXPECT_EQ(keys_of(seek), OpenapiSchema("Seek").required());
  EXPECT_EQ(
      seek,
      json::parse(
          R"({"id":"3","username":"Anna","bot":false,"guest":false,"rating":1500,"provisional":true,"variant":"russian",
      "ruleset":"official","time_control":{"kind":"fischer","base_ms":300000,"increment_ms":3000,
      "cap_ms":null},"rated":true,"vacations":false,"color":"black","min_rating":1400,"max_rating":null,"accounts_only":true,"created_ms":5000})"));
}

TEST(LobbyJson, AChallengeMatchesTheSchema) {
  auto challenge = sample_challenge();
  const auto shown = json::parse(challenge_json(challenge));
  EXPECT_EQ(keys_of(shown), OpenapiSchema("Challenge").required());
  EXPECT_EQ(shown.at("to"), "Ben");
  EXPECT_EQ(shown.at("color"), "random");
  EXPECT_EQ(shown.at("time_control"), json::parse(R"({"kind":"per_move","time_ms":86400000})"));
  challenge.to = std::nullopt;
  challenge.to_name = "";
  EXPECT_TRUE(json::parse(challenge_json(challenge)).at("to").is_null());
  EXPECT_EQ(keys_of(json::parse(challenges_json({challenge}))),
            OpenapiSchema("ChallengeList").required());
}

TEST(LobbyJson, ARowMatchesTheSchema) {
  const auto page = json::parse(games_json({sample_row()}, "12"));
  EXPECT_EQ(page.at("next_cursor"), "12");
  const auto& row = page.at("items").at(0);
  EXPECT_EQ(keys_of(row), OpenapiSchema("GameRow").required());
  EXPECT_EQ(row.at("pace"), "correspondence");
  EXPECT_EQ(row.at("status"), "playing");
  EXPECT_EQ(row.at("turn"), "black");
  EXPECT_EQ(row.at("deadline_ms"), 9000);
  for (const char* key : {"result", "reason", "ratings"}) EXPECT_TRUE(row.at(key).is_null()) << key;
}

TEST(LobbyJson, ARowHasTheMessageForItsPlayersOnly) {
  auto row = sample_row();
  row.message = "hello";
  const auto shown = [&row](std::optional<UserId> reader) {
    return json::parse(games_json({row}, std::nullopt, reader)).at("items").at(0).at("message");
  };
  EXPECT_EQ(shown(UserId{2}), "hello");
  EXPECT_TRUE(shown(UserId{3}).is_null());
  EXPECT_TRUE(shown(std::nullopt).is_null());
}

TEST(LobbyJson, ARowHasTheRatingChanges) {
  auto row = sample_row();
  row.ratings = rating::ShownRatings{{1500, true, 12}, {1600, false, -9}};
  const auto shown = json::parse(games_json({row}, std::nullopt)).at("items").at(0).at("ratings");
  EXPECT_EQ(keys_of(shown.at("white")), OpenapiSchema("ShownRating").required());
  EXPECT_EQ(shown, json::parse(R"({"white":{"rating":1500,"provisional":true,"rating_change":12},
      "black":{"rating":1600,"provisional":false,"rating_change":-9}})"));
}

TEST(LobbyJson, ARowOfNardiHasThePointsOfTheMatch) {
  auto row = sample_row();
  const auto shown = [&row] {
    return json::parse(games_json({row}, std::nullopt)).at("items").at(0);
  };
  EXPECT_FALSE(shown().contains("score"));
  row.variant = "nardi";
  row.ruleset = "wbgf";
  row.fen = "4HPwATDgc/ABMA:AYGqABAAEAAE";
  EXPECT_EQ(shown().at("score"), json::parse(R"({"white":1,"black":2})"));
}

TEST(LobbyJson, ARowHasTheResultOfTheGame) {
  struct Row {
    const char* variant;
    play::GameStatus status;
    play::Outcome outcome;
    json shown_status;
    json result;
  };
  using enum play::Outcome;
  using play::GameStatus;
  const Row rows[] = {
      {"international", GameStatus::finished, white_wins, "finished", "2-0"},
      {"international", GameStatus::finished, draw, "finished", "1-1"},
      {"russian", GameStatus::finished, black_wins, "finished", "0-1"},
      {"russian", GameStatus::finished, draw, "finished", "1/2-1/2"},
      {"russian", GameStatus::aborted, none, "aborted", nullptr},
  };
  for (const Row& expected : rows) {
    auto row = sample_row();
    row.variant = expected.variant;
    row.status = expected.status;
    row.outcome = expected.outcome;
    row.reason = "time";
    row.deadline = std::nullopt;
    row.last_move = "";
    const auto shown = json::parse(games_json({row}, std::nullopt)).at("items").at(0);
    EXPECT_EQ(shown.at("status"), expected.shown_status);
    EXPECT_EQ(shown.at("result"), expected.result);
    EXPECT_EQ(shown.at("reason"), "time");
    EXPECT_TRUE(shown.at("deadline_ms").is_null());
    EXPECT_TRUE(shown.at("last_move").is_null());
  }
}

TEST(LobbyJson, EmptyListsAreListsAndHaveNoCursor) {
  for (const auto& text : {games_json({}, std::nullopt), seeks_json({}), challenges_json({})})
    EXPECT_EQ(json::parse(text), json::parse(R"({"items":[],"next_cursor":null})"));
  EXPECT_EQ(lobby_snapshot({}), R"({"seeks":[]})");
  EXPECT_EQ(own_snapshot("Anna", {}, {}, 3),
            R"({"username":"Anna","games":[],"challenges":[],"unread":3})");
}

TEST(LobbyJson, SnapshotsHoldTheSameShapes) {
  EXPECT_EQ(json::parse(lobby_snapshot({sample_seek()})).at("seeks"),
            json::parse(seeks_json({sample_seek()})).at("items"));
  const auto own = json::parse(own_snapshot("Anna", {sample_row()}, {sample_challenge()}, 0));
  EXPECT_EQ(own.at("games"), json::parse(games_json({sample_row()}, std::nullopt)).at("items"));
  EXPECT_EQ(own.at("challenges").at(0), json::parse(challenge_json(sample_challenge())));
}

TEST(LobbyJson, EventsMatchTheProtocol) {
  const auto added = json::parse(seek_added(sample_seek()));
  EXPECT_EQ(added.at("type"), "seek_added");
  EXPECT_EQ(added.at("at_ms"), 5000);
  EXPECT_EQ(added.at("seek").at("id"), "3");
  EXPECT_EQ(seek_removed({3}, Instant{7000}), R"({"type":"seek_removed","at_ms":7000,"id":"3"})");
  const auto challenge = json::parse(challenge_added(sample_challenge()));
  EXPECT_EQ(challenge.at("type"), "challenge");
  EXPECT_EQ(challenge.at("at_ms"), 6000);
  EXPECT_EQ(challenge.at("challenge").at("id"), "8");
  EXPECT_EQ(challenge_gone({8}, Instant{7000}),
            R"({"type":"challenge_gone","at_ms":7000,"id":"8"})");
}

TEST(LobbyJson, IdsOfCreatedItems) {
  EXPECT_EQ(made_json(3), R"({"id":"3"})");
  EXPECT_EQ(seek_made({3}), R"({"seek":"3"})");
}

}  // namespace
}  // namespace crownhead::wire
