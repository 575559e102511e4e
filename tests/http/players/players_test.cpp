#include "server/http/players/players.hpp"

#include <gtest/gtest.h>

#include "tests/http/heard_socket.hpp"
#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class PlayersApiTest : public testing::Test {
 protected:
  json asked(const std::string& target, const net::Headers& who = {}) {
    const auto answer = site.ask(get, "/api/v1" + target, "", who);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.data();
  }
  static std::vector<std::string> names(const json& people) {
    std::vector<std::string> all;
    for (const auto& person : people) all.push_back(person.at("username"));
    return all;
  }
  SeekId seek(UserId user, const std::string& name) {
    std::promise<Result<SeekId>> made;
    site.lobby.seek({user, name}, live::live_wish(), std::nullopt, std::nullopt,
                    [&](Result<SeekId> seek) { made.set_value(std::move(seek)); });
    return made.get_future().get().value();
  }

  SiteFixture site;
};

using Names = std::vector<std::string>;

TEST_F(PlayersApiTest, ASearchFindsPlayersTournamentsAndPublicStudies) {
  live::announced(site.stores.tournaments,
                  {.name = "Benelux Open",
                   .variant = "international",
                   .ruleset = "fmjd",
                   .control = play::PerMove{seconds(86'400)},
                   .policy = {.format = tournament::Format::swiss, .rounds = 3}},
                  site.anna);
  for (const auto* visibility : {"public", "link"}) {
    const json body{{"name", std::string("A benign study by ") + visibility},
                    {"visibility", visibility}};
    ASSERT_EQ(site.ask(post, "/api/v1/studies", body.dump(), site.session(site.carl)).status, 201);
  }
  const auto found = asked("/search?q=BEN");
  EXPECT_EQ(names(found.at("players")), Names{"Ben"});
  EXPECT_EQ(found.at("players").at(0),
            json::parse(R"({"username":"Ben","bot":false,"computer":false,"best":null,
                            "online":false,"game":null,"seek":null})"));
  ASSERT_EQ(found.at("tournaments").size(), 1U);
  EXPECT_EQ(found.at("tournaments").at(0).at("name"), "Benelux Open");
  EXPECT_EQ(found.at("tournaments").at(0).at("status"), "announced");
  ASSERT_EQ(found.at("studies").size(), 1U);
  EXPECT_EQ(found.at("studies").at(0).at("name"), "A benign study by public");
  EXPECT_EQ(found.at("studies").at(0).at("owner"), "Carl");

  const auto players = asked("/search?q=ben&only=players");
  EXPECT_EQ(names(players.at("players")), Names{"Ben"});
  EXPECT_TRUE(players.at("tournaments").empty());
  EXPECT_TRUE(players.at("studies").empty());
}

TEST_F(PlayersApiTest, ASearchNeedsAText) {
  EXPECT_EQ(site.ask(get, "/api/v1/search").fields(), Names{"q"});
  EXPECT_EQ(site.ask(get, "/api/v1/search?q=" + std::string(401, 'a')).fields(), Names{"q"});
  EXPECT_EQ(site.ask(get, "/api/v1/search?q=a&only=studies").fields(), Names{"only"});
}

TEST_F(PlayersApiTest, PlayersOnlineComeFirstWithWhatTheyAreDoing) {
  const UserId bea = site.stores.user("Bea"), bob = site.stores.user("Bob");
  EXPECT_EQ(names(asked("/search?q=b").at("players")), (Names{"Bea", "Ben", "Bob"}));
  Client client(site, site.session(bob));
  const SeekId open = seek(bea, "Bea");
  const auto found = asked("/search?q=b").at("players");
  EXPECT_EQ(names(found), (Names{"Bob", "Bea", "Ben"}));
  EXPECT_EQ(found.at(0).at("online"), true);
  EXPECT_EQ(found.at(1).at("seek").at("id"), std::to_string(open.value));

  const GameId game = site.live_game();
  const auto doing = asked("/players/ben/activity");
  EXPECT_EQ(doing.at("online"), false);
  EXPECT_EQ(doing.at("game"), json({{"id", std::to_string(game.value)},
                                    {"variant", "international"},
                                    {"opponent", "Anna"}}));
  EXPECT_EQ(site.ask(get, "/api/v1/players/nobody/activity").status, 404);
}

TEST_F(PlayersApiTest, ASeekIsHiddenFromThoseWhoBlockItsPlayer) {
  seek(site.ben, "Ben");
  const auto anna = site.session(site.anna);
  EXPECT_FALSE(asked("/players/ben/activity", anna).at("seek").is_null());
  ASSERT_EQ(site.ask(put, "/api/v1/blocks/ben", "", anna).status, 204);
  EXPECT_TRUE(asked("/players/ben/activity", anna).at("seek").is_null());
}

TEST_F(PlayersApiTest, TheOnlineListLeavesOutGuests) {
  EXPECT_TRUE(asked("/online").at("items").empty());
  Client client(site, site.session(site.ben)), other(site, site.session(site.anna), 1);
  const auto guest = site.ask(post, "/api/v1/guests", "{}");
  ASSERT_EQ(guest.status, 201) << guest.body;
  const auto cookie = guest.header("Set-Cookie");
  Client third(site, {{"Cookie", cookie.substr(0, cookie.find(';'))}});
  EXPECT_EQ(names(asked("/online").at("items")), (Names{"Anna", "Ben"}));
  EXPECT_EQ(names(asked("/online?limit=1").at("items")), Names{"Anna"});
  EXPECT_EQ(site.ask(get, "/api/v1/online?limit=101").fields(), Names{"limit"});
}

}  // namespace
}  // namespace crownhead::api
