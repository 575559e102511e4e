#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

/// Games on the star, over REST only.
class StarGamesTest : public testing::Test {
 protected:
  static json wish(const json& more = json::object()) {
    json body = {{"variant", "star"},
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
  Answer move(const std::string& game, const net::Headers& who, int ply, const std::string& text) {
    return site.ask(post, game + "/moves", json{{"ply", ply}, {"move", text}}.dump(), who);
  }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben);
};

TEST_F(StarGamesTest, AreStartedWithTheirTerms) {
  const auto usual = site.ask(get, begun()).data();
  EXPECT_EQ(usual.at("variant"), "star");
  EXPECT_EQ(usual.at("ruleset"), "classic");
  EXPECT_EQ(usual.at("terms"), (json{{"side", 4}, {"men", 10}, {"seats", 2}}));
  EXPECT_EQ(usual.at("legal_moves").size(), 14U);
  const auto small =
      site.ask(get, begun({{"ruleset", "open"}, {"terms", {{"side", 3}, {"men", 10}}}})).data();
  EXPECT_EQ(small.at("ruleset"), "open");
  EXPECT_EQ(small.at("terms"), (json{{"side", 3}, {"men", 10}, {"seats", 2}}));
}

TEST_F(StarGamesTest, ArePlayedInTurn) {
  const auto game = begun();
  EXPECT_EQ(move(game, ben, 0, "b3-f5").code(), "NOT_YOUR_TURN");
  EXPECT_EQ(move(game, anna, 0, "b3-e9").code(), "ILLEGAL_MOVE");
  EXPECT_EQ(move(game, anna, 0, "b3-f5").status, 201);
  EXPECT_EQ(move(game, ben, 1, "a14-a13").code(), "ILLEGAL_MOVE") << "e13 lies before it";
  const auto reply = site.ask(get, game).data().at("legal_moves").at(0).get<std::string>();
  EXPECT_EQ(move(game, ben, 1, reply).status, 201);
  const auto shown = site.ask(get, game).data();
  EXPECT_EQ(shown.at("ply"), 2);
  EXPECT_EQ(shown.at("turn"), "white");
  EXPECT_EQ(shown.at("paths").at(0), (json{"b3", "f5"}));
  EXPECT_EQ(shown.at("paths").size(), 2U);
  EXPECT_FALSE(shown.contains("changes"));
  const auto events = site.ask(get, game + "/events").data().at("items");
  const auto event = [&](std::size_t n) { return events.at(n).at("d"); };
  EXPECT_EQ(event(0).at("terms"), (json{{"side", 4}, {"men", 10}, {"seats", 2}}));
  EXPECT_EQ(event(1).at("path"), (json{"b3", "f5"}));
  EXPECT_EQ(event(1).at("by"), "white");
  EXPECT_EQ(event(2).at("by"), "black");
}

TEST_F(StarGamesTest, HaveARecordOfTheirOwn) {
  const auto game = begun();
  move(game, anna, 0, "b3-f5");
  EXPECT_EQ(site.ask(get, game + ".pdn").code(), "NOT_FOUND");
  const auto record = site.ask(get, game + "/record");
  EXPECT_EQ(record.status, 200);
  EXPECT_NE(record.body.find("[Rules \"star/classic\"]"), std::string::npos) << record.body;
  EXPECT_NE(record.body.find("[Seat2 \"Ben\"]"), std::string::npos);
  EXPECT_NE(record.body.find("\n1. b3-f5 *\n"), std::string::npos);
  EXPECT_EQ(site.ask(get, game + "/record?format=star").body, record.body);
  EXPECT_EQ(site.ask(get, game + "/record?format=mat").fields(),
            std::vector<std::string>{"format"});
}

TEST_F(StarGamesTest, AreListedWithTheResultOfAResignation) {
  const auto game = begun();
  for (int ply = 0; ply < 2; ++ply) {
    const auto legal = site.ask(get, game).data().at("legal_moves").at(0).get<std::string>();
    ASSERT_EQ(move(game, ply == 0 ? anna : ben, ply, legal).status, 201);
  }
  EXPECT_EQ(site.ask(post, game + "/resign", "", ben).status, 200);
  const auto rows = site.ask(get, "/api/v1/games?player=Anna&status=finished").data().at("items");
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows.at(0).at("variant"), "star");
  EXPECT_EQ(rows.at(0).at("result"), "1-0");
  EXPECT_EQ(site.ask(get, "/api/v1/games?variant=star").status, 200);
}

TEST_F(StarGamesTest, AreRefusedWithOtherTerms) {
  const auto wrong = [&](const json& more) { return challenge(more).fields(); };
  using Names = std::vector<std::string>;
  EXPECT_EQ(wrong({{"terms", {{"side", 5}}}}), Names{"terms.side"});
  EXPECT_EQ(wrong({{"terms", {{"side", 4}, {"men", 9}}}}), Names{"terms.men"});
  EXPECT_EQ(wrong({{"terms", {{"seats", 7}}}}), Names{"terms.seats"});
  EXPECT_EQ(wrong({{"terms", {{"side", "four"}}}}), Names{"terms.side"});
  EXPECT_EQ(wrong({{"terms", 4}}), Names{"terms"});
  EXPECT_EQ(wrong({{"ruleset", "fmjd"}}), Names{"ruleset"});
  EXPECT_EQ(wrong({{"fen", "W:W31:B20"}}), Names{"fen"});
  EXPECT_EQ(wrong({{"variant", "russian"}, {"terms", {{"side", 4}}}}), Names{"terms"});
}

TEST_F(StarGamesTest, ArePlayedByTheComputer) {
  site.computers.start(site.stores.users, site.stores.game_queries);
  auto body = wish({{"level", 5}});
  body["color"] = "white";
  const auto made = site.ask(post, "/api/v1/computer-games", body.dump(), anna);
  ASSERT_EQ(made.status, 201) << made.body;
  const auto game = "/api/v1/games/" + made.data().at("game_id").get<std::string>();
  for (int ply = 0; ply < 12; ply += 2) {
    const auto legal = site.ask(get, game).data().at("legal_moves");
    const json move = {{"ply", ply}, {"move", legal.at(0)}};
    ASSERT_EQ(site.ask(post, game + "/moves", move.dump(), anna).status, 201);
    EXPECT_TRUE(live::eventually([&] {
      site.by_hand().move_to(site.clock->now() +
                             seconds(1));  // stays within the rate limit of one address
      return site.ask(get, game).data().at("ply") == ply + 2;
    }));
  }
}

TEST_F(StarGamesTest, AreOfferedToSeveralNamedPlayers) {
  const json three = {{"terms", {{"side", 3}, {"seats", 3}}}};
  const auto asks = [&](json more) {
    more.update(three);
    return challenge(more);
  };
  const auto made = asks({{"opponents", {"ben", "Carl"}}});
  ASSERT_EQ(made.status, 201) << made.body;
  const auto path = "/api/v1/challenges/" + made.data().at("id").get<std::string>();
  const auto carl = site.session(site.carl);
  const auto shown = site.ask(get, path, "", ben).data();
  EXPECT_EQ(shown.at("to"), nullptr);
  EXPECT_EQ(shown.at("joined"), json::array());
  EXPECT_EQ(shown.at("invited"), (json{"Ben", "Carl"}));
  EXPECT_EQ(site.ask(get, path).code(), "NOT_FOUND");
  for (const auto& who : {anna, ben, carl})
    EXPECT_EQ(site.ask(get, "/api/v1/challenges", "", who).data().at("items").size(), 1U);
  EXPECT_EQ(site.ask(post, path + "/decline", "", carl).status, 204);
  EXPECT_EQ(site.ask(get, path).data().at("declined"), json{"Carl"}) << "a seat is open";
  EXPECT_EQ(site.ask(post, path + "/accept", "", ben).data().at("joined"), json{"Ben"});
  const auto last = site.ask(post, path + "/accept", "", carl);
  EXPECT_EQ(last.status, 201) << last.body;
}

TEST_F(StarGamesTest, AreRefusedForInvalidOpponents) {
  const json three = {{"side", 3}, {"seats", 3}};
  const auto wrong = [&](const json& more) { return challenge(more).fields(); };
  using Names = std::vector<std::string>;
  EXPECT_EQ(wrong({{"terms", three}, {"opponent", "Ben"}}), Names{"opponent"});
  EXPECT_EQ(wrong({{"opponents", {"Ben"}}}), Names{"opponents"}) << "two play";
  for (const json& names : {json{"Ben", "Carl", "Anna"}, json{"Ben", "BEN"}, json{"Ben", "Nobody"},
                            json{"Ben", 7}, json("Ben")})
    EXPECT_EQ(wrong({{"terms", three}, {"opponents", names}}), Names{"opponents"}) << names;
  EXPECT_EQ(challenge({{"terms", three}, {"opponents", {"Ben", "Anna"}}}).code(), "OWN_OFFER");
  ASSERT_EQ(site.ask(put, "/api/v1/blocks/Anna", "", ben).status, 204);
  EXPECT_EQ(challenge({{"terms", three}, {"opponents", {"Carl", "Ben"}}}).code(), "FORBIDDEN");
  EXPECT_EQ(challenge({{"terms", three}, {"opponents", json::array()}}).status, 201);
}

}  // namespace
}  // namespace crownhead::api
