#include "server/http/games/computer_games.hpp"

#include <gtest/gtest.h>
#include <set>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class ComputerGamesTest : public testing::Test {
 protected:
  static json body(const json& more = json::object()) {
    json wish = {{"level", 2},
                 {"variant", "russian"},
                 {"time_control", {{"kind", "unlimited"}}},
                 {"color", "white"}};
    wish.update(more);
    return wish;
  }
  Answer begin(const net::Headers& who, const json& wish) {
    return site.ask(post, "/api/v1/computer-games", wish.dump(), who);
  }
  void start() { site.computers.start(site.stores.users, site.stores.game_queries); }

  SiteFixture site;
  net::Headers anna = site.session(site.anna);
};

TEST_F(ComputerGamesTest, AGameStartsAtOnceAndIsCasual) {
  start();
  const auto made = begin(anna, body());
  ASSERT_EQ(made.status, 201);
  const auto game =
      site.ask(get, "/api/v1/games/" + made.data().at("game_id").get<std::string>()).data();
  EXPECT_EQ(game.at("players").at("white").at("username"), "Anna");
  EXPECT_EQ(game.at("players").at("black").at("username"), "Computer 2");
  EXPECT_EQ(game.at("players").at("black").at("bot"), true);
  EXPECT_EQ(game.at("players").at("black").at("computer_level"), 2);
  EXPECT_EQ(game.at("players").at("white").at("computer_level"), nullptr);
  EXPECT_EQ(game.at("rated"), false);
  EXPECT_EQ(site.ask(get, "/api/v1/users/Computer%202").data().at("computer_level"), 2);
  EXPECT_EQ(site.ask(get, "/api/v1/users/Anna").data().at("computer_level"), nullptr);
}

TEST_F(ComputerGamesTest, ItPlaysAllOtherSeatsOfAStar) {
  start();
  for (const char* color : {"white", "black", "random"}) {
    const auto made = begin(
        anna,
        body({{"variant", "star"}, {"terms", {{"side", 3}, {"seats", 6}}}, {"color", color}}));
    ASSERT_EQ(made.status, 201);
    const auto game =
        site.ask(get, "/api/v1/games/" + made.data().at("game_id").get<std::string>()).data();
    std::set<std::string> names;
    for (const auto& seat : game.at("seats")) names.insert(seat.at("username").get<std::string>());
    EXPECT_EQ(names, (std::set<std::string>{"Anna", "Computer 2", "Computer 2b", "Computer 2c",
                                            "Computer 2d", "Computer 2e"}));
  }
  EXPECT_EQ(site.stores.game_queries.running_with_computers(site.anna), 3);
}

TEST_F(ComputerGamesTest, ARepeatedRequestStartsOneGame) {
  start();
  const auto key = with(anna, "Idempotency-Key", "0c2a2a6e-6f0e-4d1a-9a0c-3a2d7a0f8b11");
  const auto made = begin(key, body());
  EXPECT_EQ(begin(key, body()).data(), made.data());
  EXPECT_EQ(begin(key, body({{"level", 3}})).code(), "KEY_REUSED");
}

TEST_F(ComputerGamesTest, GuestsMayPlay) {
  start();
  const auto guest = site.ask(post, "/api/v1/guests", "{}");
  const auto cookie = guest.header("Set-Cookie");
  const net::Headers he = {{"Cookie", cookie.substr(0, cookie.find(';'))}};
  EXPECT_EQ(begin(he, body()).status, 201);
}

TEST_F(ComputerGamesTest, TheInvalidFieldIsNamed) {
  start();
  EXPECT_EQ(begin(anna, body({{"level", 9}})).fields(), std::vector<std::string>{"level"});
  EXPECT_EQ(begin(anna, body({{"level", 0}})).fields(), std::vector<std::string>{"level"});
  EXPECT_EQ(begin(anna, body({{"level", "much"}})).fields(), std::vector<std::string>{"level"});
  const json live = {{"kind", "fischer"}, {"base_ms", 300'000}, {"increment_ms", 0}};
  EXPECT_EQ(begin(anna, body({{"rated", true}, {"time_control", live}})).fields(),
            std::vector<std::string>{"rated"});
  EXPECT_EQ(begin(anna, body({{"fen", "W:W1:B"}})).fields(), std::vector<std::string>{"fen"});
  EXPECT_EQ(begin({}, body()).code(), "NOT_SIGNED_IN");
}

TEST_F(ComputerGamesTest, AMissingComputerAccountIsUnavailable) {
  EXPECT_EQ(begin(anna, body()).code(), "UNAVAILABLE");
}

TEST_F(ComputerGamesTest, ABannedComputerStopsPlaying) {
  start();
  site.damage("UPDATE users SET banned_ms = 1 WHERE computer_level = 2");
  EXPECT_EQ(begin(anna, body()).code(), "FORBIDDEN");
}

TEST_F(ComputerGamesTest, TheComputerCannotBeChallengedOrPlayRatedGames) {
  start();
  json challenge = body({{"opponent", "Computer 2"}});
  challenge.erase("level");
  const auto refused = site.ask(post, "/api/v1/challenges", challenge.dump(), anna);
  EXPECT_EQ(refused.code(), "FORBIDDEN");
  EXPECT_NE(refused.data().at("detail").get<std::string>().find("home page"), std::string::npos);
  site.ask(patch, "/api/v1/account", R"({"bot":true})", anna);
  EXPECT_FALSE(site.rule.check(site.anna, site.stores.users.computer(2)->id, true));
  EXPECT_TRUE(site.rule.check(site.anna, site.stores.users.computer(2)->id, false));
}

TEST_F(ComputerGamesTest, TheComputersAccountCannotSignIn) {
  start();
  const auto answer =
      site.ask(post, "/api/v1/session", R"({"username":"Computer 1","password":""})");
  EXPECT_EQ(answer.code(), "NOT_SIGNED_IN");
}

/// Computer games of nardi, whose commitment can be requested.
class ComputerCommitmentsTest : public ComputerGamesTest {
 protected:
  ComputerCommitmentsTest() { start(); }

  static json kind(const json& more = json::object()) {
    json wish = {{"variant", "nardi"}, {"ruleset", "wbgf"}, {"terms", {{"length", 3}}}};
    wish.update(more);
    return wish;
  }
  Answer ask(const net::Headers& who, const json& wish) {
    return site.ask(post, "/api/v1/computer-games/commitment", wish.dump(), who);
  }
  std::string commitment(const net::Headers& who, const json& more = json::object()) {
    return ask(who, kind(more)).data().at("dice_commitment").get<std::string>();
  }
  Answer begin_with(const net::Headers& who, const std::string& commitment,
                    const json& more = json::object()) {
    auto wish = body(kind({{"dice_commitment", commitment}, {"entropy", "anna-0"}}));
    wish.update(more);
    return begin(who, wish);
  }
  json events(const json& made) {
    const auto game = made.at("game_id").get<std::string>();
    return site.ask(get, "/api/v1/games/" + game + "/events").data().at("items");
  }

  net::Headers ben = site.session(site.ben);
};

TEST_F(ComputerCommitmentsTest, ArePublishedBeforeThePlayerSendsEntropy) {
  const auto answer = ask(anna, kind());
  ASSERT_EQ(answer.status, 201) << answer.body;
  const auto told = answer.data();
  EXPECT_EQ(told.at("expires_ms"), (site.clock->now() + seconds(600)).ms);
  const auto published_commitment = told.at("dice_commitment").get<std::string>();
  const auto listed =
      site.ask(get, "/api/v1/dice/commitments/" + published_commitment).data().at("items").at(0);
  EXPECT_EQ(listed.at("for"), "computer");
  EXPECT_EQ(listed.at("id"), told.at("id"));

  const auto made = begin_with(anna, published_commitment);
  ASSERT_EQ(made.status, 201) << made.body;
  const auto first = events(made.data());
  EXPECT_EQ(first.at(0).at("d").at("dice_commitment"), published_commitment);
  const auto greeting = first.at(1).at("d");
  EXPECT_EQ(greeting.at("type"), "greeting");
  EXPECT_EQ(greeting.at("by"), "white");
  EXPECT_EQ(greeting.at("entropy"), "anna-0");
  EXPECT_EQ(first.at(2).at("d").at("type"), "rolled") << "the computer says nothing";
  EXPECT_EQ(begin_with(anna, published_commitment).code(), "NO_OFFER") << "it is used";
  EXPECT_EQ(site.stores.rows("computer_dice"), 0);
}

TEST_F(ComputerCommitmentsTest, AreBoundToPlayerAndTerms) {
  const auto first = commitment(anna);
  EXPECT_EQ(commitment(anna), first) << "who asks again gets no other dice";
  EXPECT_NE(commitment(ben), first);
  EXPECT_EQ(begin_with(ben, first).code(), "NO_OFFER") << "it was told to Anna";
  EXPECT_EQ(begin_with(anna, first, {{"terms", {{"length", 5}}}}).code(), "NO_OFFER");
  EXPECT_EQ(begin_with(anna, first, {{"ruleset", "latvian"}, {"terms", json::object()}}).code(),
            "NO_OFFER");
  EXPECT_NE(commitment(anna, {{"terms", {{"length", 5}}}}), first);
  EXPECT_EQ(begin_with(anna, first).code(), "NO_OFFER") << "given up for another game";
  const auto last = commitment(anna);
  EXPECT_NE(last, first);
  site.by_hand().move_to(site.clock->now() + seconds(600));
  EXPECT_EQ(begin_with(anna, last).code(), "NO_OFFER") << "too old";
  const auto next = commitment(anna);
  EXPECT_NE(next, last);
  EXPECT_EQ(begin_with(anna, next, {{"level", 8}, {"color", "random"}}).status, 201)
      << "the level is not meant";
}

TEST_F(ComputerCommitmentsTest, AreUsedOnceByARepeatedRequest) {
  const auto told = commitment(anna);
  auto who = anna;
  who.emplace_back("Idempotency-Key", "6f1d3f5e-8f57-4b8e-9f0e-2d7c1b0a9e12");
  const auto made = begin_with(who, told);
  ASSERT_EQ(made.status, 201) << made.body;
  const auto again = begin_with(who, told);
  EXPECT_EQ(again.status, 201);
  EXPECT_EQ(again.body, made.body);
  EXPECT_EQ(begin_with(who, told, {{"entropy", "anna-1"}}).code(), "KEY_REUSED");
}

TEST_F(ComputerCommitmentsTest, AreForGamesWithDiceOnly) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(ask(anna, {{"variant", "russian"}}).fields(), Names{"variant"});
  EXPECT_EQ(ask(anna, kind({{"terms", {{"length", 0}}}})).fields(), Names{"terms"});
  EXPECT_EQ(begin_with(anna, "12").fields(), Names{"dice_commitment"});
  EXPECT_EQ(begin(anna, body({{"dice_commitment", commitment(anna)}})).code(), "NO_OFFER");
  EXPECT_EQ(ask({}, kind()).code(), "NOT_SIGNED_IN");
}

TEST_F(ComputerCommitmentsTest, DoNotRevealTheSecret) {
  const auto answer = ask(anna, kind());
  auto connection = site.stores.database.readers().borrow();
  const auto root = connection->value<db::Bytes>("SELECT root FROM computer_dice").value();
  dice::Digest secret = {};
  std::ranges::copy(root, secret.begin());
  EXPECT_FALSE(answer.body.contains(dice::to_hex(secret)));
}

}  // namespace
}  // namespace crownhead::api
