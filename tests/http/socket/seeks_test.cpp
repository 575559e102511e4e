#include "server/http/socket/seeks.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

const std::string body =
    R"({"variant":"russian","time_control":{"kind":"fischer","base_ms":60000,"increment_ms":0},)"
    R"("color":"white"})";

class SeeksTest : public testing::Test {
 protected:
  Answer make(const net::Headers& who) { return site.ask(post, "/api/v1/seeks", body, who); }
  static std::string path(const Answer& made, const std::string& rest = "") {
    return "/api/v1/seeks/" + made.data().at("id").get<std::string>() + rest;
  }
  json listed() { return site.ask(get, "/api/v1/seeks").data().at("items"); }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben);
};

TEST_F(SeeksTest, ASeekIsListedAndTaken) {
  const auto made = make(anna);
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(listed().at(0).at("username"), "Anna");
  EXPECT_EQ(listed().at(0).at("id"), made.data().at("id"));
  EXPECT_EQ(site.ask(post, path(made, "/take"), "", anna).code(), "OWN_OFFER");
  const auto taken = site.ask(post, path(made, "/take"), "", ben);
  EXPECT_EQ(taken.status, 201);
  const auto game =
      site.ask(get, "/api/v1/games/" + taken.data().at("game_id").get<std::string>()).data();
  EXPECT_EQ(game.at("players").at("white").at("username"), "Anna");
  EXPECT_EQ(listed().size(), 0U);
  const auto late = site.ask(post, path(made, "/take"), "", ben);
  EXPECT_EQ(late.status, 409);
  EXPECT_EQ(late.code(), "SEEK_GONE");
}

TEST_F(SeeksTest, ASeekIsWithdrawnByItsPlayer) {
  const auto made = make(anna);
  EXPECT_EQ(site.ask(del, path(made), "", ben).code(), "FORBIDDEN");
  EXPECT_EQ(site.ask(del, path(made), "", anna).status, 204);
  EXPECT_EQ(site.ask(del, path(made), "", anna).code(), "SEEK_GONE");
}

TEST_F(SeeksTest, ASeekExpiresAfterTenMinutes) {
  const auto made = make(anna);
  site.by_hand().move_to(noon + seconds(600));
  EXPECT_EQ(listed().size(), 0U);
  EXPECT_EQ(site.ask(post, path(made, "/take"), "", ben).code(), "SEEK_GONE");
}

TEST_F(SeeksTest, APlayerHasAtMostFive) {
  for (int i = 0; i < 5; ++i) EXPECT_EQ(make(anna).status, 201);
  EXPECT_EQ(make(anna).status, 429);
}

TEST_F(SeeksTest, TheInvalidFieldIsNamed) {
  const auto answer = site.ask(post, "/api/v1/seeks", R"({"min_rating":1})", anna);
  EXPECT_EQ(answer.status, 422);
  EXPECT_EQ(answer.fields(), (std::vector<std::string>{"time_control", "variant", "min_rating"}));
}

}  // namespace
}  // namespace crownhead::api
