#include "server/api/computer_games.hpp"

#include <gtest/gtest.h>
#include <set>

#include "tests/api/site_fixture.hpp"

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

TEST_F(ComputerGamesTest, OneBeginsAtOnceAndIsCasual) {
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

TEST_F(ComputerGamesTest, ARepeatedRequestBeginsOne) {
  start();
  const auto key = with(anna, "Idempotency-Key", "0c2a2a6e-6f0e-4d1a-9a0c-3a2d7a0f8b11");
  const auto made = begin(key, body());
  EXPECT_EQ(begin(key, body()).data(), made.data());
  EXPECT_EQ(begin(key, body({{"level", 3}})).code(), "KEY_REUSED");
}

TEST_F(ComputerGamesTest, GuestsPlayToo) {
  start();
  const auto guest = site.ask(post, "/api/v1/guests", "{}");
  const auto cookie = guest.header("Set-Cookie");
  const net::Headers he = {{"Cookie", cookie.substr(0, cookie.find(';'))}};
  EXPECT_EQ(begin(he, body()).status, 201);
}

TEST_F(ComputerGamesTest, WhatIsWrongIsNamed) {
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

TEST_F(ComputerGamesTest, OneThatIsNotThereYetIsSaidToBe) {
  EXPECT_EQ(begin(anna, body()).code(), "UNAVAILABLE");
}

TEST_F(ComputerGamesTest, ABannedComputerPlaysNoMore) {
  start();
  site.damage("UPDATE users SET banned_ms = 1 WHERE computer_level = 2");
  EXPECT_EQ(begin(anna, body()).code(), "FORBIDDEN");
}

TEST_F(ComputerGamesTest, TheComputerIsNotChallengedAndPlaysNoRatedGame) {
  start();
  json challenge = body({{"opponent", "Computer 2"}});
  challenge.erase("level");
  const auto refused = site.ask(post, "/api/v1/challenges", challenge.dump(), anna);
  EXPECT_EQ(refused.code(), "FORBIDDEN");
  EXPECT_NE(refused.data().at("detail").get<std::string>().find("front page"), std::string::npos);
  site.ask(patch, "/api/v1/account", R"({"bot":true})", anna);
  EXPECT_FALSE(site.rule.check(site.anna, site.stores.users.computer(2)->id, true));
  EXPECT_TRUE(site.rule.check(site.anna, site.stores.users.computer(2)->id, false));
}

TEST_F(ComputerGamesTest, NobodySignsInAsTheComputer) {
  start();
  const auto answer =
      site.ask(post, "/api/v1/session", R"({"username":"Computer 1","password":""})");
  EXPECT_EQ(answer.code(), "NOT_SIGNED_IN");
}

}  // namespace
}  // namespace crownhead::api
