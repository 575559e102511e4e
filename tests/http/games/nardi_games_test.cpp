#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

#include "db/jobs/readers.hpp"
#include "rules/dice/verify.hpp"
#include "rules/nardi/mat.hpp"
#include "rules/nardi/notation.hpp"
#include "rules/nardi/sgf.hpp"
#include "server/wire/game/dice_json.hpp"
#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

/// Matches of nardi, over REST only.
class NardiGamesTest : public testing::Test {
 protected:
  static json wish(const json& more = json::object()) {
    json body = {{"variant", "nardi"},
                 {"ruleset", "wbgf"},
                 {"time_control", {{"kind", "per_move"}, {"time_ms", 86'400'000}}},
                 {"color", "white"}};
    body.update(more);
    return body;
  }
  Answer challenge(const json& more = json::object()) {
    return site.ask(post, "/api/v1/challenges", wish(more).dump(), anna);
  }
  std::string begun(const json& more = json::object()) {
    const auto id = challenge(more).data().at("id").get<std::string>();
    const auto accepted = site.ask(post, "/api/v1/challenges/" + id + "/accept", "", ben);
    return "/api/v1/games/" + accepted.data().at("game_id").get<std::string>();
  }
  json shown(const std::string& game) { return site.ask(get, game).data(); }
  const net::Headers& player(const json& game) const {
    return game.at("turn") == "white" ? anna : ben;
  }
  Answer move(const std::string& game, const net::Headers& who, int ply, const std::string& text,
              const std::string& entropy = "") {
    json body = {{"ply", ply}, {"move", text}};
    if (!entropy.empty()) body["entropy"] = entropy;
    return site.ask(post, game + "/moves", body.dump(), who);
  }
  /// Plays an act of the player whose turn it is.
  Answer act(const std::string& game, const std::string& text, const std::string& entropy = "") {
    const auto now = shown(game);
    return move(game, player(now), now.at("ply"), text, entropy);
  }
  json events(const std::string& game) {
    return site.ask(get, game + "/events").data().at("items");
  }
  /// Verifies the dice, one line per item, like `crownhead dice verify`.
  void expect_dice_right(const json& items) {
    std::optional<dice::Digest> commitment;
    std::vector<dice::Event> checked;
    for (const auto& item : items) {
      const auto line = wire::read_dice_line(item.at("d").dump());
      ASSERT_TRUE(line) << item;
      if (const auto* start = std::get_if<wire::DiceStart>(&*line)) commitment = start->commitment;
      if (const auto* event = std::get_if<dice::Event>(&*line)) checked.push_back(*event);
    }
    ASSERT_TRUE(commitment);
    EXPECT_GT(checked.size(), 2U);
    const auto fault = dice::verify(*commitment, checked);
    EXPECT_FALSE(fault) << fault->reason.english;
  }

  dice::Digest only_root(const std::string& table) {
    auto connection = site.stores.database.readers().borrow();
    db::Rows rows = connection->query("SELECT root FROM " + table);
    dice::Digest root = {};
    EXPECT_TRUE(rows.next());
    std::ranges::copy(rows.take<db::Bytes>(), root.begin());
    EXPECT_FALSE(rows.next());
    return root;
  }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben);
};

TEST_F(NardiGamesTest, AreStartedWithTheirTermsAndDice) {
  const auto game = begun({{"terms", {{"length", 5}, {"cube", true}}}});
  const auto now = shown(game);
  EXPECT_EQ(now.at("variant"), "nardi");
  EXPECT_EQ(now.at("ruleset"), "wbgf");
  EXPECT_EQ(now.at("terms"), (json{{"length", 5}, {"cube", true}, {"crawford", true}}));
  EXPECT_EQ(now.at("to_do"), "play");
  EXPECT_EQ(now.at("dice").size(), 2U);
  EXPECT_EQ(now.at("clock").at("running"), now.at("turn"));
  const auto first = events(game);
  EXPECT_EQ(first.at(0).at("d").at("dice_commitment"), now.at("dice_commitment"));
  EXPECT_EQ(first.at(3).at("d").at("type"), "rolled");
}

TEST_F(NardiGamesTest, HaveTheirDiceCommitmentInAChallenge) {
  const auto id = challenge({{"entropy", "anna-0"}}).data().at("id").get<std::string>();
  const auto told = site.ask(get, "/api/v1/challenges/" + id, "", ben);
  const auto commitment = told.data().at("dice_commitment").get<std::string>();
  EXPECT_EQ(commitment.size(), 64U);
  EXPECT_EQ(told.body.find("anna-0"), std::string::npos) << "that is said when the game begins";
  const auto accepted =
      site.ask(post, "/api/v1/challenges/" + id + "/accept", R"({"entropy":"ben-0"})", ben);
  const auto game = "/api/v1/games/" + accepted.data().at("game_id").get<std::string>();
  EXPECT_EQ(shown(game).at("dice_commitment"), commitment);
  const auto first = events(game);
  const auto greeting = [&](std::size_t n) { return first.at(n).at("d"); };
  EXPECT_EQ(greeting(1).at("type"), "greeting");
  EXPECT_EQ(greeting(1).at("by"), "white");
  EXPECT_EQ(greeting(1).at("act"), "hello");
  EXPECT_EQ(greeting(1).at("entropy"), "anna-0");
  EXPECT_EQ(greeting(2).at("by"), "black");
  EXPECT_EQ(greeting(2).at("entropy"), "ben-0");
  expect_dice_right(first);
}

TEST_F(NardiGamesTest, HaveTheirDiceCommitmentInARematchOffer) {
  const auto game = begun();
  ASSERT_EQ(site.ask(post, game + "/resign", "", ben).status, 200);
  const auto rematch = [&](const net::Headers& who, const json& body) {
    return site.ask(post, game + "/rematch", body.dump(), who);
  };
  const json offer = {{"action", "offer"}, {"entropy", "ben-0"}};
  ASSERT_EQ(rematch(ben, offer).status, 200);
  const auto declined = shown(game).at("rematch_commitment").get<std::string>();
  ASSERT_EQ(rematch(anna, {{"action", "decline"}}).status, 200);
  EXPECT_FALSE(shown(game).contains("rematch_commitment"));
  EXPECT_EQ(site.stores.rows("rematch_dice"), 0) << "the secret goes with the offer";
  ASSERT_EQ(rematch(anna, {{"action", "offer"}, {"entropy", "anna-0"}}).status, 200);
  const auto commitment = shown(game).at("rematch_commitment").get<std::string>();
  EXPECT_NE(commitment, declined);
  EXPECT_EQ(events(game).back().at("d").at("dice_commitment"), commitment);
  const auto secret = dice::to_hex(only_root("rematch_dice"));
  for (const std::string& path : {game, game + "/events"}) {
    const auto body = site.ask(get, path, "", ben).body;
    EXPECT_FALSE(body.contains(secret)) << path;
    EXPECT_FALSE(body.contains("anna-0")) << "that is said when the game begins";
  }
  const auto listed =
      site.ask(get, "/api/v1/dice/commitments/" + commitment).data().at("items").at(0);
  EXPECT_EQ(listed.at("for"), "rematch");
  EXPECT_EQ("/api/v1/games/" + listed.at("id").get<std::string>(), game);

  ASSERT_EQ(rematch(ben, {{"action", "accept"}, {"entropy", "ben-1"}}).status, 200);
  const auto over = shown(game);
  EXPECT_FALSE(over.contains("rematch_commitment"));
  const auto next = "/api/v1/games/" + over.at("next_game").get<std::string>();
  EXPECT_EQ(shown(next).at("dice_commitment"), commitment);
  const auto first = events(next);
  const auto greeting = [&](std::size_t n) { return first.at(n).at("d"); };
  EXPECT_EQ(greeting(1).at("by"), "black");
  EXPECT_EQ(greeting(1).at("entropy"), "anna-0");
  EXPECT_EQ(greeting(2).at("by"), "white");
  EXPECT_EQ(greeting(2).at("entropy"), "ben-1");
  expect_dice_right(first);
  EXPECT_EQ(site.stores.rows("rematch_dice"), 0);
}

TEST_F(NardiGamesTest, HaveTheirDiceCommitmentInASeek) {
  auto seek = wish({{"entropy", "anna-0"}});
  const auto id =
      site.ask(post, "/api/v1/seeks", seek.dump(), anna).data().at("id").get<std::string>();
  const auto listed = site.ask(get, "/api/v1/seeks").data().at("items");
  ASSERT_EQ(listed.size(), 1U);
  const auto taken = site.ask(post, "/api/v1/seeks/" + id + "/take", R"({"entropy":"ben-0"})", ben);
  ASSERT_EQ(taken.status, 201) << taken.body;
  const auto game = "/api/v1/games/" + taken.data().at("game_id").get<std::string>();
  EXPECT_EQ(shown(game).at("dice_commitment"), listed.at(0).at("dice_commitment"));
  EXPECT_EQ(events(game).at(2).at("d").at("entropy"), "ben-0");
  const json long_word = {{"entropy", std::string(65, 'e')}};
  EXPECT_EQ(site.ask(post, "/api/v1/seeks/1/take", long_word.dump(), ben).fields(),
            std::vector<std::string>{"entropy"});
}

TEST_F(NardiGamesTest, ArePlayedInTurnAndRefuseInapplicableActions) {
  const auto game = begun();
  const auto now = shown(game);
  const auto text = now.at("legal_moves").at(0).get<std::string>();
  const auto& other = now.at("turn") == "white" ? ben : anna;
  EXPECT_EQ(move(game, other, 0, text).code(), "NOT_YOUR_TURN");
  EXPECT_EQ(act(game, "roll").code(), "ILLEGAL_MOVE");
  EXPECT_EQ(act(game, "24/1").code(), "ILLEGAL_MOVE");
  EXPECT_EQ(site.ask(post, game + "/abort", "", anna).code(), "TOO_LATE_TO_ABORT");
  EXPECT_EQ(act(game, text).status, 201);
  EXPECT_EQ(site.ask(post, game + "/draw", R"({"action":"offer"})", anna).code(), "DRAW_REFUSED");
  EXPECT_EQ(site.ask(post, game + "/takeback", R"({"action":"offer"})", anna).code(),
            "OFFER_REFUSED");
  EXPECT_EQ(site.ask(get, game + ".pdn").code(), "NOT_FOUND");
}

TEST_F(NardiGamesTest, AnswerARepeatedCommandWithTheSameDice) {
  const auto game = begun();
  const auto now = shown(game);
  auto who = player(now);
  who.emplace_back("Idempotency-Key", "6f1d3f5e-8f57-4b8e-9f0e-2d7c1b0a9e11");
  const auto text = now.at("legal_moves").at(0).get<std::string>();
  const auto first = move(game, who, 0, text, "anna-1");
  const auto before = events(game);
  const auto again = move(game, who, 0, text, "anna-1");
  EXPECT_EQ(again.status, first.status);
  EXPECT_EQ(again.body, first.body);
  EXPECT_EQ(events(game), before);
  EXPECT_EQ(move(game, who, 0, text, "anna-2").code(), "KEY_REUSED")
      << "another entropy would be another roll";
  EXPECT_EQ(events(game), before);
}

// Colours drawn after both players have sent their entropy would let the server choose between two
// opening rolls.
TEST_F(NardiGamesTest, DrawRandomColoursFromTheCommitmentOfTheOffer) {
  for (int i = 0; i < 6; ++i) {
    const auto id = challenge({{"color", "random"}}).data().at("id").get<std::string>();
    const auto accepted = site.ask(post, "/api/v1/challenges/" + id + "/accept", "", ben);
    const auto game = shown("/api/v1/games/" + accepted.data().at("game_id").get<std::string>());
    const bool odd =
        (std::stoi(game.at("dice_commitment").get<std::string>().substr(63), nullptr, 16) & 1) != 0;
    EXPECT_EQ(game.at("players").at("white").at("username"), odd ? "Ben" : "Anna")
        << game.at("dice_commitment");
  }
}

TEST_F(NardiGamesTest, DoNotRevealTheSecretOfAChallenge) {
  const auto id = challenge({{"opponent", "Ben"}}).data().at("id").get<std::string>();
  const auto secret = dice::to_hex(only_root("challenge_dice"));
  for (const std::string& path : {"/api/v1/challenges/" + id, std::string("/api/v1/challenges")})
    EXPECT_FALSE(site.ask(get, path, "", anna).body.contains(secret)) << path;
}

TEST_F(NardiGamesTest, DoNotRevealTheSecret) {
  const auto game = begun();
  const auto secret = dice::to_hex(only_root("dice_secrets"));
  act(game, shown(game).at("legal_moves").at(0)).data();
  for (const std::string& path :
       {game, game + "/events", std::string("/api/v1/games?variant=nardi")})
    EXPECT_FALSE(site.ask(get, path, "", anna).body.contains(secret)) << path;
}

TEST_F(NardiGamesTest, ArePlayedToTheEndOfTheMatch) {
  const auto game = begun({{"terms", {{"length", 3}, {"cube", true}, {"crawford", true}}}});
  for (int acts = 0; shown(game).at("status") == "playing"; ++acts) {
    ASSERT_LT(acts, 3000);
    site.by_hand().move_to(site.clock->now() +
                           seconds(1));  // stays within the rate limit of one address
    const auto now = shown(game);
    const auto& legal = now.at("legal_moves");
    // Doubles from time to time; a double is always taken.
    const std::size_t chosen = now.at("to_do") == "roll_or_double" && acts % 7 == 0 ? 1 : 0;
    const auto made = move(game, player(now), now.at("ply"), legal.at(chosen),
                           acts % 3 == 0 ? "" : "e" + std::to_string(acts));
    ASSERT_EQ(made.status, 201) << made.body;
  }
  const auto over = shown(game);
  EXPECT_EQ(over.at("reason"), "match_won");
  EXPECT_EQ(over.at("to_do"), nullptr);
  const auto& score = over.at("score");
  EXPECT_GE(std::max(score.at("white").get<int>(), score.at("black").get<int>()), 3);
  EXPECT_EQ(over.at("result"), score.at("white") > score.at("black") ? "1-0" : "0-1");
  expect_dice_right(events(game));
}

TEST_F(NardiGamesTest, AreExportedAsNdjsonForCheckingTheDice) {
  const auto game = begun();
  act(game, shown(game).at("legal_moves").at(0), "anna-1");
  const auto now = shown(game);
  const json said = {
      {"ply", now.at("ply")}, {"move", now.at("legal_moves").at(0)}, {"message", "hi"}};
  ASSERT_EQ(site.ask(post, game + "/moves", said.dump(), player(now)).status, 201);
  const auto answer = site.ask(get, game + "/events?format=ndjson", "", anna);
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.header("Content-Type"), "application/x-ndjson");
  const std::string lines = site.file(game + "/events?format=ndjson", anna).first;
  std::istringstream in(lines);
  json items = json::array();
  for (std::string line; std::getline(in, line);) items.push_back({{"d", json::parse(line)}});
  expect_dice_right(items);
  auto all = events(game);
  ASSERT_EQ(items.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(items[i].at("d"), all[i].at("d"));
  EXPECT_EQ(lines.find("\"message\""), std::string::npos) << "that is for the two alone";
  const auto version = std::to_string(all.size());
  EXPECT_EQ(site.file(game + "/events?format=ndjson&after=" + version).first, "")
      << "there is nothing to wait for";
  EXPECT_EQ(site.ask(get, game + "/events?format=csv").fields(),
            std::vector<std::string>{"format"});
}

TEST_F(NardiGamesTest, AreCountedRollByRoll) {
  const auto counted = [this](const char* whose) {
    return site.ask(get, "/api/v1/dice").data().at(whose);
  };
  EXPECT_EQ(counted("all").at("rolls"), 0);
  EXPECT_EQ(counted("all").at("chi_squared"), nullptr);
  const auto game = begun();
  for (int acts = 0; acts < 4; ++acts) act(game, shown(game).at("legal_moves").at(0));
  std::array<int, 36> due = {};
  int rolls = 0, openings = 0;
  for (const auto& item : events(game)) {
    const auto& event = item.at("d");
    if (event.at("type") != "rolled") continue;
    const auto& dice = event.at("dice");
    ++due.at(6 * dice.at(0).get<std::size_t>() + dice.at(1).get<std::size_t>() - 7);
    ++rolls;
    openings += event.at("seat") == 6 ? 1 : 0;
  }
  EXPECT_GE(rolls, 5);
  EXPECT_EQ(counted("all").at("rolls"), rolls);
  EXPECT_EQ(counted("all").at("counts"), json(due));
  EXPECT_EQ(counted("opening").at("rolls"), openings);
}

TEST_F(NardiGamesTest, HaveRecordsForOtherPrograms) {
  const auto game = begun({{"terms", {{"length", 5}, {"cube", true}, {"crawford", true}}}});
  const auto first = shown(game).at("legal_moves").at(0).get<std::string>();
  act(game, first);
  const auto mat = site.ask(get, game + "/record");
  EXPECT_EQ(mat.status, 200);
  EXPECT_EQ(mat.body, site.ask(get, game + "/record?format=mat").body);
  EXPECT_NE(mat.header("Content-Disposition").find(".mat\""), std::string::npos);
  const auto read = nardi::read_mat(mat.body);
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_EQ(read->length, 5);
  EXPECT_EQ(read->names, (std::array<std::string, 2>{"Anna", "Ben"}));
  const auto& played = read->games.at(0).acts.at(0);
  EXPECT_EQ(nardi::write_turn(played.roll, played.play), first);
  const auto sgf = nardi::read_sgf(site.ask(get, game + "/record?format=sgf").body);
  ASSERT_TRUE(sgf) << sgf.error().detail;
  EXPECT_EQ(sgf->games, read->games);
  const auto ids = site.ask(get, game + "/record?format=xgid&ply=0").body;
  EXPECT_TRUE(ids.starts_with("XGID=-b----E-C---eE---c-e----B-:0:0:")) << ids;
  EXPECT_NE(ids.find("Position ID: 4HPwATDgc/ABMA\n"), std::string::npos);
  EXPECT_EQ(site.ask(get, game + "/record?format=xgid&ply=99").fields(),
            std::vector<std::string>{"ply"});
  EXPECT_EQ(site.ask(get, game + "/record?format=pdn").fields(),
            std::vector<std::string>{"format"});
}

TEST_F(NardiGamesTest, AreRefusedWithOtherTerms) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(challenge({{"terms", {{"length", 0}}}}).fields(), Names{"terms"});
  EXPECT_EQ(challenge({{"terms", {{"crawford", true}}}}).fields(), Names{"terms"});
  EXPECT_EQ(challenge({{"ruleset", "latvian"}, {"terms", {{"length", 3}}}}).fields(),
            Names{"terms"});
  EXPECT_EQ(challenge({{"fen", "W:W31:B20"}}).fields(), Names{"fen"});
}

TEST_F(NardiGamesTest, ArePlayedByTheComputerToTheEndOfTheMatch) {
  site.computers.start(site.stores.users, site.stores.game_queries);
  const auto made = site.ask(
      post, "/api/v1/computer-games",
      wish({{"level", 3}, {"terms", {{"length", 3}, {"cube", true}, {"crawford", true}}}}).dump(),
      anna);
  ASSERT_EQ(made.status, 201) << made.body;
  const auto game = "/api/v1/games/" + made.data().at("game_id").get<std::string>();
  EXPECT_EQ(shown(game).at("players").at("black").at("computer_level"), 3);
  for (int acts = 0; shown(game).at("status") == "playing"; ++acts) {
    ASSERT_LT(acts, 1000);
    json now;
    ASSERT_TRUE(live::eventually([&] {
      site.by_hand().move_to(site.clock->now() +
                             seconds(1));  // stays within the rate limit of one address
      now = shown(game);
      return now.at("status") != "playing" || now.at("turn") == "white";
    }));
    if (now.at("status") != "playing") break;
    ASSERT_EQ(move(game, anna, now.at("ply"), now.at("legal_moves").at(0)).status, 201);
  }
  EXPECT_EQ(shown(game).at("reason"), "match_won");
  expect_dice_right(events(game));
}

}  // namespace
}  // namespace crownhead::api
