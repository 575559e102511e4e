#include "server/http/account/blocks.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class BlocksTest : public testing::Test {
 protected:
  Answer challenge(const net::Headers& from, const std::string& to, bool rated = false) {
    json body = {{"variant", "international"},
                 {"time_control", {{"kind", "per_move"}, {"time_ms", 86'400'000}}},
                 {"rated", rated},
                 {"color", "white"}};
    if (!to.empty()) body["opponent"] = to;
    return site.ask(post, "/api/v1/challenges", body.dump(), from);
  }
  std::string id(const Answer& made) { return made.data().at("id"); }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben);
};

TEST_F(BlocksTest, PreventChallengesAndSeeksBetweenTheTwo) {
  const auto open = id(challenge(ben, ""));
  const auto standing = id(challenge(ben, "Anna"));
  EXPECT_EQ(site.ask(put, "/api/v1/blocks/ben", "", anna).status, 204);
  EXPECT_EQ(site.ask(get, "/api/v1/blocks", "", anna).data().at("items"),
            json::parse(R"([{"username":"Ben"}])"));
  EXPECT_EQ(site.ask(get, "/api/v1/challenges/" + standing, "", anna).code(), "NOT_FOUND");
  EXPECT_EQ(challenge(ben, "Anna").code(), "FORBIDDEN");
  EXPECT_EQ(challenge(anna, "Ben").code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(post, "/api/v1/challenges/" + open + "/accept", "", anna).code(), "FORBIDDEN");
  const auto seek = site.seek(site.anna, live::correspondence_wish(), std::nullopt).value();
  const auto take = "/api/v1/seeks/" + std::to_string(seek.value) + "/take";
  EXPECT_EQ(site.ask(post, take, "", ben).code(), "FORBIDDEN");
  EXPECT_EQ(site.seeks().size(), 1U) << "it stands for others";
  EXPECT_EQ(site.ask(del, "/api/v1/blocks/ben", "", anna).status, 204);
  EXPECT_EQ(site.ask(post, take, "", ben).status, 201);
}

TEST_F(BlocksTest, SeeksOfTheBlockedAreNotOffered) {
  site.seek(site.ben, live::correspondence_wish(), std::nullopt, std::nullopt, "Ben").value();
  const auto offered = [&](const net::Headers& who) {
    return site.ask(get, "/api/v1/seeks", "", who).data().at("items").size();
  };
  EXPECT_EQ(offered(anna), 1U);
  site.ask(put, "/api/v1/blocks/ben", "", anna);
  EXPECT_EQ(offered(anna), 0U);
  EXPECT_EQ(offered(ben), 1U);
  EXPECT_EQ(offered({}), 1U);
}

TEST_F(BlocksTest, PlayersCannotBlockThemselves) {
  EXPECT_EQ(site.ask(put, "/api/v1/blocks/anna", "", anna).code(), "OWN_OFFER");
  EXPECT_EQ(site.ask(put, "/api/v1/blocks/nobody", "", anna).code(), "NOT_FOUND");
}

TEST_F(BlocksTest, NeitherCanEditTheOthersStudies) {
  const auto make = [&](const net::Headers& who) {
    const auto made = site.ask(post, "/api/v1/studies", R"({"name":"Lines"})", who);
    EXPECT_EQ(made.status, 201) << made.body;
    return "/api/v1/studies/" + id(made);
  };
  const auto name = [&](const std::string& study, const json& names, const net::Headers& who) {
    return site.ask(patch, study, json{{"editors", names}}.dump(), who);
  };
  const auto editors = [&](const std::string& study, const net::Headers& who) {
    return site.ask(get, study, "", who).data().at("editors");
  };
  const auto bens = make(ben), annas = make(anna);
  EXPECT_EQ(name(bens, {"Anna", "Carl"}, ben).status, 200);
  EXPECT_EQ(name(annas, {"Ben"}, anna).status, 200);
  const auto accept = [&](const std::string& study, const net::Headers& who) {
    const auto number = study.substr(study.rfind('/'));
    return site.ask(post, "/api/v1/study-invitations" + number + "/accept", "", who).status;
  };
  EXPECT_EQ(accept(bens, anna), 200);
  EXPECT_EQ(accept(bens, site.session(site.carl)), 200);
  EXPECT_EQ(accept(annas, ben), 200);
  EXPECT_EQ(site.ask(put, "/api/v1/blocks/ben", "", anna).status, 204);
  EXPECT_EQ(editors(bens, ben), json{"Carl"});
  EXPECT_EQ(editors(annas, anna), json::array());
  EXPECT_EQ(site.ask(get, bens, "", anna).code(), "NOT_FOUND");

  const auto of_ben = name(bens, {"Carl", "Anna"}, ben);
  EXPECT_EQ(of_ben.code(), "FORBIDDEN");
  EXPECT_EQ(of_ben.data().at("reason"), "account.not_named_by_you");
  EXPECT_EQ(of_ben.data().at("params").at("name"), "Anna");
  EXPECT_EQ(editors(bens, ben), json{"Carl"}) << "nothing is changed";
  const auto of_anna = name(annas, {"Ben"}, anna);
  EXPECT_EQ(of_anna.code(), "FORBIDDEN");
  EXPECT_EQ(of_anna.data().at("reason"), "account.you_have_blocked");
  EXPECT_EQ(site.ask(del, "/api/v1/blocks/ben", "", anna).status, 204);
  EXPECT_EQ(name(bens, {"Carl", "Anna"}, ben).status, 200);
}

TEST_F(BlocksTest, NeitherCanSitNextToTheOther) {
  const auto star = [&](const net::Headers& who, const json& more) {
    json body = {{"variant", "star"},
                 {"terms", {{"side", 4}, {"men", 10}, {"seats", 4}}},
                 {"time_control", {{"kind", "per_move"}, {"time_ms", 86'400'000}}}};
    body.update(more);
    return site.ask(post, "/api/v1/challenges", body.dump(), who);
  };
  const auto carl = site.session(site.carl);
  const auto bens = "/api/v1/challenges/" + id(star(ben, {{"opponents", {"Anna", "Carl"}}}));
  const auto joined_of = "/api/v1/challenges/" + id(star(ben, json::object()));
  const auto carls = "/api/v1/challenges/" + id(star(carl, json::object()));
  EXPECT_EQ(site.ask(post, joined_of + "/accept", "", anna).status, 200);
  for (const auto& who : {ben, anna})
    EXPECT_EQ(site.ask(post, carls + "/accept", "", who).status, 200);
  EXPECT_EQ(site.ask(put, "/api/v1/blocks/ben", "", anna).status, 204);

  EXPECT_EQ(site.ask(get, bens, "", ben).data().at("invited"), json{"Carl"});
  EXPECT_EQ(site.ask(get, joined_of, "", ben).data().at("joined"), json::array());
  EXPECT_EQ(site.ask(get, carls, "", carl).data().at("joined"), json{"Ben"})
      << "who has blocked makes way";
  for (const auto& path : {bens, joined_of, carls})
    EXPECT_EQ(site.ask(post, path + "/accept", "", anna).code(), "FORBIDDEN") << path;
  EXPECT_EQ(star(ben, {{"opponents", {"Carl", "Anna"}}}).code(), "FORBIDDEN");
  EXPECT_EQ(star(anna, {{"opponents", {"Ben"}}}).code(), "FORBIDDEN");
}

TEST_F(BlocksTest, NeitherCanSendTheOtherAMessageWithAMove) {
  const GameId game = site.slow_game();
  const auto move = [&](const json& more) {
    json body = {{"ply", 0}, {"move", "32-28"}};
    body.update(more);
    return site.ask(post, "/api/v1/games/" + std::to_string(game.value) + "/moves", body.dump(),
                    anna);
  };
  EXPECT_EQ(site.ask(put, "/api/v1/blocks/Anna", "", ben).status, 204);
  const auto refused = move({{"message", "Hello"}});
  EXPECT_EQ(refused.code(), "FORBIDDEN");
  EXPECT_EQ(refused.data().at("reason"), "game.writes_nothing");
  EXPECT_EQ(site.game(game).ply(), 0) << "the move is for the player to send again";
  EXPECT_LT(move(json::object()).status, 300);
  EXPECT_EQ(site.game(game).ply(), 1);
}

TEST_F(BlocksTest, NeitherCanOfferTheOtherARematch) {
  for (const bool live : {true, false}) {
    const GameId game = live ? site.live_game() : site.slow_game();
    const auto path = "/api/v1/games/" + std::to_string(game.value);
    const auto rematch = [&](const net::Headers& who, const std::string& action) {
      return site.ask(post, path + "/rematch", json{{"action", action}}.dump(), who);
    };
    ASSERT_EQ(site.ask(post, path + "/resign", "", anna).status, 200);
    ASSERT_EQ(site.ask(put, "/api/v1/blocks/Anna", "", ben).status, 204);
    EXPECT_EQ(rematch(anna, "offer").data().at("reason"), "lobby.player_takes_no_games");
    EXPECT_EQ(rematch(ben, "offer").data().at("reason"), "account.blocked_by_you");
    ASSERT_EQ(site.ask(del, "/api/v1/blocks/Anna", "", ben).status, 204);
    ASSERT_EQ(rematch(anna, "offer").status, 200);
    ASSERT_EQ(site.ask(put, "/api/v1/blocks/Anna", "", ben).status, 204);
    EXPECT_EQ(rematch(ben, "accept").code(), "FORBIDDEN");
    EXPECT_EQ(rematch(ben, "offer").code(), "FORBIDDEN") << "which accepts";
    EXPECT_EQ(rematch(ben, "decline").status, 200);
    ASSERT_EQ(site.ask(del, "/api/v1/blocks/Anna", "", ben).status, 204);
  }
}

TEST_F(BlocksTest, BotsAndHumansPlayCasualGamesOnly) {
  const auto carl = site.session(site.carl);
  site.ask(patch, "/api/v1/account", R"({"bot":true})", carl);
  EXPECT_EQ(challenge(carl, "Anna", true).code(), "FORBIDDEN");
  EXPECT_EQ(challenge(anna, "Carl", true).code(), "FORBIDDEN");
  EXPECT_EQ(challenge(anna, "Carl", false).status, 201);
  const auto open = id(challenge(anna, "", true));
  EXPECT_EQ(site.ask(post, "/api/v1/challenges/" + open + "/accept", "", carl).code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(post, "/api/v1/challenges/" + open + "/accept", "", ben).status, 201);
}

}  // namespace
}  // namespace crownhead::api
