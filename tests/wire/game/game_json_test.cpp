#include "server/wire/game/game_json.hpp"

#include <gtest/gtest.h>

#include "rules/draughts/moves/moves.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/random_star.hpp"
#include "tests/wire/json_keys.hpp"
#include "tests/wire/openapi.hpp"
#include "tests/wire/told_game.hpp"

namespace crownhead::wire {
namespace {

/// `own` are the members of this kind of game that other kinds do not have.
void expect_is_game(const json& game, const std::set<std::string>& own) {
  auto members = OpenapiSchema("Game").required();
  members.insert(own.begin(), own.end());
  EXPECT_EQ(keys_of(game), members);
  EXPECT_EQ(keys_of(game.at("clock")), OpenapiSchema("Clock").required());
  EXPECT_EQ(game.at("ply"), game.at("moves").size());
  EXPECT_EQ(game.at("ply"), game.at("spent_ms").size());
  for (const auto& name : own)
    if (game.at(name).is_array()) EXPECT_EQ(game.at("ply"), game.at(name).size()) << name;
  for (const auto& counter : game.at("counters"))
    EXPECT_EQ(keys_of(counter), OpenapiSchema("Counter").required());
}

TEST(GameJson, OfNardiHasTheScoreOfTheMatch) {
  play::NardiTable table(play::nardi_setup("7 points cube crawford"));
  auto game = shown(table);
  auto members = OpenapiSchema("Game").required();
  members.insert({"terms", "dice_commitment", "dice", "to_do", "score", "cube", "crawford",
                  "conceded", "rolls"});
  EXPECT_EQ(keys_of(game), members);
  EXPECT_EQ(game.at("terms"), (json{{"length", 7}, {"cube", true}, {"crawford", true}}));
  EXPECT_EQ(game.at("dice_commitment"), dice::to_hex(table.chain.commitment()));
  EXPECT_EQ(game.at("dice").size(), 2U);
  EXPECT_EQ(game.at("rolls"), (json::array({{{"ply", 0}, {"dice", game.at("dice")}}})));
  EXPECT_EQ(game.at("to_do"), "play");
  EXPECT_EQ(game.at("score"), (json{{"white", 0}, {"black", 0}}));
  EXPECT_EQ(game.at("cube"), (json{{"value", 1}, {"owner", nullptr}}));
  EXPECT_EQ(game.at("conceded"), nullptr);
  EXPECT_EQ(game.at("legal_moves").size(), table.game.board().legal().size());
  table.moves(table.game.board().legal().front()).value();
  game = shown(table);
  EXPECT_EQ(game.at("dice"), nullptr);
  EXPECT_EQ(game.at("to_do"), "roll_or_double");
  EXPECT_EQ(game.at("legal_moves"),
            (json{"roll", "double", "concede 1", "concede 2", "concede 3"}));
  table.moves("double").value();
  EXPECT_EQ(shown(table).at("to_do"), "take_or_drop");
  table.moves("take").value();
  EXPECT_EQ(shown(table).at("cube").at("value"), 2);
  table.moves("concede 2").value();
  EXPECT_EQ(shown(table).at("to_do"), "accept_or_refuse");
  EXPECT_EQ(shown(table).at("conceded"), 2);
  const auto winner = shown(table).at("turn").get<std::string>();
  table.moves("accept").value();
  EXPECT_EQ(shown(table).at("score").at(winner), 4);
}

TEST(GameJson, ANewGameOfEveryRulesetMatchesTheSchema) {
  for (const auto& variant : draughts::variants())
    for (const auto& ruleset : variant.rulesets) {
      const Table table(
          setup_of(play::five_and_three, std::string(variant.key), std::string(ruleset.key)));
      const auto game = shown(table);
      expect_is_game(game, {"changes"});
      EXPECT_EQ(game.at("variant"), variant.key);
      EXPECT_EQ(game.at("ruleset"), ruleset.key);
      EXPECT_EQ(game.at("legal_moves").size(),
                draughts::legal_moves(variant, draughts_of(table.game).position()).size());
    }
}

TEST(GameJson, DescribesTheGame) {
  const Table table(setup_of(play::five_and_three, "international", "fmjd"));
  const auto game = shown(table);
  EXPECT_EQ(game.at("id"), "12");
  EXPECT_EQ(game.at("rated"), true);
  EXPECT_EQ(game.at("pace"), "live");
  EXPECT_EQ(game.at("players"),
            json::parse(R"({"white":{"username":"Anna","bot":false,"computer_level":null,
                "rating":1512,"provisional":false,"rating_change":null},
                "black":{"username":"Ben","bot":true,"computer_level":3,
                "rating":1500,"provisional":true,"rating_change":null}})"));
  EXPECT_EQ(keys_of(game.at("players").at("white")), OpenapiSchema("Player").required());
  EXPECT_EQ(game.at("start_fen"), "W:W31-50:B1-20");
  EXPECT_EQ(game.at("fen"), "W:W31-50:B1-20");
  EXPECT_EQ(game.at("version"), 1);
  EXPECT_EQ(game.at("turn"), "white");
  EXPECT_EQ(game.at("status"), "playing");
  EXPECT_EQ(game.at("agreed_draw_from_move"), 0);
  for (const char* key : {"result", "reason", "counter", "draw_offer", "draw_barred", "draw_claim"})
    EXPECT_TRUE(game.at(key).is_null()) << key;
  EXPECT_EQ(game.at("created_ms"), noon.ms);
  EXPECT_EQ(game.at("server_ms"), noon.ms);
  EXPECT_EQ(game.at("legal_moves").at(0), "31-26");
}

TEST(GameJson, TheClockIsOfTheGivenInstant) {
  Table table(setup_of());
  table.play({"32-28"}).wait(seconds(10));
  EXPECT_EQ(shown(table).at("clock"), json({{"white_ms", 300000},
                                            {"black_ms", 290000},
                                            {"running", "black"},
                                            {"at_ms", noon.ms + 10000},
                                            // Black's first move must be made before the clock runs
                                            // out.
                                            {"deadline_ms", noon.ms + 30000}}));
}

TEST(GameJson, FollowsTheGame) {
  Table table(setup_of(play::three_days_a_move, "russian", "club"));
  table.wait(seconds(60)).play({"c3-d4", "d6-c5"});
  const auto game = shown(table);
  expect_is_game(game, {"changes"});
  EXPECT_EQ(game.at("pace"), "correspondence");
  EXPECT_EQ(game.at("moves"), json({"c3-d4", "d6-c5"}));
  EXPECT_EQ(game.at("changes"),
            json::parse(R"([{"from":"c3","to":"d4"},{"from":"d6","to":"c5"}])"));
  EXPECT_EQ(game.at("spent_ms"), json({60000, 0}));
  EXPECT_EQ(game.at("version"), 3);
  for (const auto& move : game.at("legal_moves"))
    EXPECT_TRUE(table.refusal(play::MakeMove{Seat::white, 2, move, false}) == std::nullopt);
}

TEST(GameJson, OfAStarHasItsTermsAndThePathOfEachMove) {
  Table table(setup_of(play::three_days_a_move, "star", "classic", "side 4 men 10 seats 2"));
  table.play({"b3-f5", "a14-e13"});
  const auto game = shown(table);
  expect_is_game(game, {"terms", "paths"});
  EXPECT_EQ(game.at("terms"), json({{"side", 4}, {"men", 10}, {"seats", 2}}));
  EXPECT_EQ(game.at("moves"), json({"b3-f5", "a14-e13"}));
  const auto& way = game.at("paths").at(0);
  EXPECT_EQ(way.front(), "b3");
  EXPECT_EQ(way.back(), "f5");
  const auto moved = told(table, table.moves(game.at("legal_moves").at(0)));
  EXPECT_TRUE(moved.contains("path"));
  EXPECT_FALSE(moved.contains("change"));
}

TEST(GameJson, OfSeveralHasSeatsInsteadOfColours) {
  GameNames three{.id = {12}, .players = {"anna", "ben", "carl"}};
  three.ratings = rating::ShownRatings::filled(3);
  three.bots = PerSeat<bool>::filled(3);
  three.computers = PerSeat<std::optional<int>>::filled(3);
  Table table(play::star_setup(3, play::three_days_a_move));
  const auto after = [&](const play::Command& command) {
    const auto events = table.does(command).value();
    return json::parse(event_data(three, table.game, events.front()));
  };
  const auto moved = after(play::MakeMove{Seat::white, 0, "a3-d4"});
  EXPECT_EQ(moved.at("turn"), "black");
  EXPECT_EQ(moved.at("places"), json::parse("[null, null, null]"));
  const auto out = after(play::Resign{Seat::third});
  EXPECT_EQ(out.at("type"), "seat_out");
  EXPECT_EQ(out.at("by"), "third");
  EXPECT_EQ(out.at("reason"), "resignation");
  EXPECT_EQ(out.at("turn"), "black");
  EXPECT_EQ(out.at("places"), json::parse("[null, null, 3]"));
  const auto game = json::parse(game_json(three, table.game, table.now));
  EXPECT_EQ(game.at("turn"), "black");
  EXPECT_EQ(game.at("clock").at("left_ms").size(), 3u);
  EXPECT_EQ(game.at("clock").at("running"), "black");
  const auto& carl = game.at("seats").at(2);
  EXPECT_EQ(carl.at("username"), "carl");
  EXPECT_EQ(carl.at("place"), 3);
  EXPECT_EQ(carl.at("out"), "resignation");
  EXPECT_EQ(carl.at("out_ply"), 1);
  EXPECT_TRUE(game.at("seats").at(0).at("place").is_null());
  table.does(play::Resign{Seat::black}).value();
  const auto over = json::parse(game_json(three, table.game, table.now));
  EXPECT_TRUE(over.at("result").is_null());
  EXPECT_EQ(over.at("status"), "finished");
  EXPECT_EQ(over.at("reason"), "alone");
  EXPECT_EQ(over.at("seats").at(0).at("place"), 1);
}

TEST(GameJson, ADrawOfferIsShownUntilItIsAnswered) {
  Table table(setup_of(play::five_and_three, "international", "fmjd"));
  table.moves("32-28", true).value();
  EXPECT_EQ(shown(table).at("draw_offer"), "white");
  table.moves("19-23").value();
  const auto game = shown(table);
  EXPECT_TRUE(game.at("draw_offer").is_null());
  EXPECT_EQ(game.at("draw_barred"), "white");
}

TEST(GameJson, AnEndIsShown) {
  Table table(setup_of(play::five_and_three, "international", "fmjd"));
  table.play({"32-28", "19-23"}).does(play::Resign{Seat::black}).value();
  const auto game = shown(table);
  expect_is_game(game, {"changes"});
  EXPECT_EQ(game.at("status"), "finished");
  EXPECT_EQ(game.at("result"), "2-0");
  EXPECT_EQ(game.at("reason"), "resignation");
  EXPECT_TRUE(game.at("counter").is_null());
  EXPECT_TRUE(game.at("clock").at("running").is_null());
  EXPECT_TRUE(game.at("clock").at("deadline_ms").is_null());
  EXPECT_EQ(game.at("legal_moves"), json::array());
  EXPECT_EQ(game.at("counters"), json::array());
}

TEST(GameJson, AnAbortedGameHasNoResult) {
  Table table(setup_of());
  table.does(play::Abort{Seat::black}).value();
  const auto game = shown(table);
  EXPECT_EQ(game.at("status"), "aborted");
  EXPECT_TRUE(game.at("result").is_null());
  EXPECT_EQ(game.at("reason"), "abort");
}

Table three_kings_against_one(const std::string& ruleset = "fmjd") {
  return Table(setup_of(play::five_and_three, "international", ruleset, "W:WK46,K47,K48:BK5"));
}

TEST(GameJson, CountersHaveTheNumberOfMovesLeft) {
  auto table = three_kings_against_one();
  table.play({"48-42", "5-10"});
  bool found = false;
  const auto game = shown(table);
  for (const auto& counter : game.at("counters"))
    if (counter.at("rule") == "16_move_rule") {
      found = true;
      EXPECT_EQ(counter.at("left"), 15);
      EXPECT_EQ(counter.at("article"), "6.3");
    }
  EXPECT_TRUE(found);
}

TEST(GameJson, AClaimableDrawIsShownAndClaimed) {
  Table table(setup_of(play::five_and_three, "international", "lidraughts", "W:WK46,31:BK15,6"));
  table.play({"46-41", "15-20", "41-46", "20-15", "46-41", "15-20", "41-46"});
  EXPECT_TRUE(shown(table).at("draw_claim").is_null());
  EXPECT_EQ(told(table, table.moves("20-15")).at("draw_claim"), "threefold");
  EXPECT_EQ(shown(table).at("draw_claim"), "threefold");
  const auto end = told(table, table.does(play::ClaimDraw{Seat::white}));
  EXPECT_EQ(end.at("reason"), "threefold");
  EXPECT_EQ(end.at("counter").at("rule"), "threefold");
  EXPECT_TRUE(shown(table).at("draw_claim").is_null());
}

TEST(GameLegalMoves, AreGeneratedOncePerVersion) {
  Table table(setup_of());
  LegalMoves kept;
  const auto first = kept.of(table.game);
  EXPECT_EQ(kept.of(table.game), first);
  EXPECT_EQ(first->size(), 9u);
  EXPECT_EQ(json::parse(game_json(names, table.game, noon, {}, {}, &kept)).at("legal_moves"),
            json(*first));
  table.play({"32-28"});
  EXPECT_NE(kept.of(table.game)->front(), "31-26") << "it is Black's turn";
  apply(table.game, decide(table.game, play::Resign{Seat::white}, noon).value()[0]);
  EXPECT_TRUE(kept.of(table.game)->empty());
}

/// A message with each of the first `moves` moves.
Messages messages_with(int moves) {
  Messages messages;
  for (int ply = 1; ply <= moves; ++ply)
    messages.push_back(
        {.ply = ply, .version = ply + 1, .by = play::anna, .text = "m" + std::to_string(ply)});
  return messages;
}

std::vector<int> plies_of(const json& messages) {
  std::vector<int> plies;
  for (const auto& message : messages) plies.push_back(message.at("ply"));
  return plies;
}

TEST(GameMessages, AreTheLatestWithACursorForEarlierOnes) {
  const Table table(setup_of());
  const auto told = [&](int moves) {
    return json::parse(game_json(names, table.game, noon, messages_with(moves)));
  };
  EXPECT_TRUE(told(0).at("messages").empty());
  EXPECT_TRUE(told(0).at("messages_cursor").is_null());
  EXPECT_EQ(told(50).at("messages").size(), 50u);
  EXPECT_TRUE(told(50).at("messages_cursor").is_null());
  const auto plies = plies_of(told(120).at("messages"));
  EXPECT_EQ(plies.size(), 50u);
  EXPECT_EQ(plies.front(), 71) << "in the order of the moves";
  EXPECT_EQ(plies.back(), 120);
  EXPECT_EQ(told(120).at("messages_cursor"), "71");
}

TEST(GameMessages, AreListedInPagesNewestFirst) {
  const Table table(setup_of());
  const auto page = [&](std::optional<int> before, std::size_t limit) {
    return json::parse(messages_json(table.game, messages_with(5), before, limit));
  };
  EXPECT_EQ(plies_of(page({}, 2).at("items")), (std::vector{5, 4}));
  EXPECT_EQ(page({}, 2).at("items").at(0), json({{"ply", 5}, {"by", "white"}, {"text", "m5"}}));
  EXPECT_EQ(page({}, 2).at("next_cursor"), "4");
  EXPECT_EQ(plies_of(page(4, 2).at("items")), (std::vector{3, 2}));
  EXPECT_EQ(plies_of(page(2, 2).at("items")), std::vector{1});
  EXPECT_TRUE(page(2, 2).at("next_cursor").is_null());
  EXPECT_EQ(page(1, 2).at("items"), json::array());
  EXPECT_EQ(plies_of(page(1'000, 9).at("items")), (std::vector{5, 4, 3, 2, 1}));
}

// Only the moves found within the bound are listed, even if the position was set up.
TEST(GameLegalMoves, AreBoundedIfThereAreTooManyCaptures) {
  const Table table(setup_of(
      play::five_and_three, "frisian", "standard",
      "W:WK38:B2,8,10,11,12,13,14,17,19,21,22,23,24,25,26,28,30,31,34,37,39,42,43,44,K48"));
  const auto game = json::parse(game_json(names, table.game, noon));
  EXPECT_LE(game.at("legal_moves").size(), 1'000u);
}

TEST(RestAnswers, AreSmall) {
  EXPECT_EQ(game_made({12}), R"({"game":"12"})");
  EXPECT_EQ(game_made_json({12}), R"({"game_id":"12"})");
  EXPECT_EQ(version_json(13), R"({"version":13})");
  EXPECT_EQ(move_made_json(5, 13, "W:W1:B2"), R"({"ply":5,"version":13,"fen":"W:W1:B2"})");
  EXPECT_EQ(event_page_json({}, 4, false), R"({"items":[],"version":4,"next_cursor":null})");
  EXPECT_EQ(event_page_json({R"({"v":5})", R"({"v":6})"}, 6, true),
            R"({"items":[{"v":5},{"v":6}],"version":6,"next_cursor":"6"})");
}

}  // namespace
}  // namespace crownhead::wire
