#include "server/api/blocks.hpp"

#include <gtest/gtest.h>

#include "tests/api/site_fixture.hpp"

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

TEST_F(BlocksTest, NoChallengesAndSeeksBetweenTheTwo) {
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

TEST_F(BlocksTest, NobodyBlocksHimself) {
  EXPECT_EQ(site.ask(put, "/api/v1/blocks/anna", "", anna).code(), "OWN_OFFER");
  EXPECT_EQ(site.ask(put, "/api/v1/blocks/nobody", "", anna).code(), "NOT_FOUND");
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
