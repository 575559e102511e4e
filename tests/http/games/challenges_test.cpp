#include "server/http/games/challenges.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class ChallengesTest : public testing::Test {
 protected:
  static json body(const json& more = json::object()) {
    json wish = {{"variant", "international"},
                 {"time_control", {{"kind", "per_move"}, {"time_ms", 86'400'000}}},
                 {"color", "black"}};
    wish.update(more);
    return wish;
  }
  Answer make(const net::Headers& who, const json& wish) {
    return site.ask(post, "/api/v1/challenges", wish.dump(), who);
  }
  std::string path(const Answer& made, const std::string& rest = "") {
    return "/api/v1/challenges/" + made.data().at("id").get<std::string>() + rest;
  }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben),
               carl = site.session(site.carl);
};

TEST_F(ChallengesTest, ANamedChallengeIsAccepted) {
  const auto made = make(anna, body({{"opponent", "bEN"}}));
  EXPECT_EQ(made.status, 201);
  const auto shown = site.ask(get, path(made), "", ben).data();
  EXPECT_EQ(shown.at("from"), "Anna");
  EXPECT_EQ(shown.at("to"), "Ben");
  for (const auto& who : {anna, ben})
    EXPECT_EQ(site.ask(get, "/api/v1/challenges", "", who).data().at("items").at(0), shown);
  EXPECT_EQ(site.ask(get, "/api/v1/challenges", "", carl).data().at("items").size(), 0U);
  const auto accepted = site.ask(post, path(made, "/accept"), "", ben);
  EXPECT_EQ(accepted.status, 201);
  const auto game =
      site.ask(get, "/api/v1/games/" + accepted.data().at("game_id").get<std::string>()).data();
  EXPECT_EQ(game.at("players").at("white").at("username"), "Ben");
  EXPECT_EQ(site.ask(get, path(made), "", anna).status, 404);
}

TEST_F(ChallengesTest, ANamedChallengeIsForItsTwoPlayers) {
  const auto made = make(anna, body({{"opponent", "Ben"}}));
  for (const auto& who : {carl, net::Headers{}})
    EXPECT_EQ(site.ask(get, path(made), "", who).status, 404);
  EXPECT_EQ(site.ask(post, path(made, "/accept"), "", carl).code(), "NOT_FOUND");
  EXPECT_EQ(site.ask(post, path(made, "/accept"), "", anna).code(), "OWN_OFFER");
  EXPECT_EQ(site.ask(post, path(made, "/decline"), "", anna).code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(del, path(made), "", ben).code(), "FORBIDDEN");
}

TEST_F(ChallengesTest, AnOpenChallengeIsForAnyoneWithTheLink) {
  const auto made = make(anna, body());
  EXPECT_EQ(site.ask(get, path(made)).status, 200);
  EXPECT_EQ(site.ask(post, path(made, "/accept"), "", carl).status, 201);
}

TEST_F(ChallengesTest, AChallengeIsDeclinedOrWithdrawn) {
  auto made = make(anna, body({{"opponent", "Ben"}}));
  EXPECT_EQ(site.ask(post, path(made, "/decline"), "", ben).status, 204);
  EXPECT_EQ(site.ask(post, path(made, "/decline"), "", ben).status, 404);
  made = make(anna, body({{"opponent", "Ben"}}));
  EXPECT_EQ(site.ask(del, path(made), "", anna).status, 204);
  EXPECT_EQ(site.ask(post, path(made, "/accept"), "", ben).status, 404);
}

TEST_F(ChallengesTest, TheInvalidFieldIsNamed) {
  const auto unknown = make(anna, body({{"opponent", "Nobody"}}));
  EXPECT_EQ(unknown.status, 422);
  EXPECT_EQ(unknown.fields(), std::vector<std::string>{"opponent"});
  EXPECT_EQ(make(anna, body({{"opponent", "Anna"}})).code(), "OWN_OFFER");
  EXPECT_EQ(make(anna, body({{"fen", "W:W31"}})).fields(), std::vector<std::string>{"fen"});
  EXPECT_EQ(make(anna, body({{"variant", "chess"}, {"rated", 1}})).fields(),
            (std::vector<std::string>{"rated", "variant"}));
  EXPECT_EQ(make(anna, json::array()).code(), "BAD_JSON");
}

TEST_F(ChallengesTest, ARepeatedRequestCreatesOneChallenge) {
  const auto keyed = with(anna, "Idempotency-Key", "0190d0a4-7c1e-7abc-8def-0123456789ab");
  const auto first = make(keyed, body());
  EXPECT_EQ(make(keyed, body()).body, first.body);
  EXPECT_EQ(make(keyed, body({{"rated", true}})).code(), "KEY_REUSED");
  const auto taking = with(ben, "Idempotency-Key", "0190d0a4-7c1e-7abc-8def-0123456789ac");
  const auto game = site.ask(post, path(first, "/accept"), "", taking);
  EXPECT_EQ(site.ask(post, path(first, "/accept"), "", taking).body, game.body);
}

}  // namespace
}  // namespace crownhead::api
