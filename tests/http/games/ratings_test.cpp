#include "server/http/games/ratings.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class RatingsApiTest : public testing::Test {
 protected:
  json asked(const std::string& target) {
    const auto answer = site.ask(get, "/api/v1" + target);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.data();
  }
  /// Anna beats Ben.
  GameId win() { return lost_by(site.ben); }
  GameId lost_by(UserId user) {
    const GameId game = site.live_game();
    site.does(user, game, wire::ResignWish{}).value();
    return game;
  }

  SiteFixture site;
};

TEST_F(RatingsApiTest, AProfileHasTheRatingsAndTheRecentResults) {
  EXPECT_TRUE(asked("/players/anna").at("ratings").empty());
  const GameId game = win();
  const auto profile = asked("/players/ANNA");
  EXPECT_EQ(profile.at("username"), "Anna");
  ASSERT_EQ(profile.at("ratings").size(), 1U);
  EXPECT_EQ(profile.at("ratings").at(0).at("rating"), 1662);
  EXPECT_EQ(profile.at("ratings").at(0).at("speed"), "blitz");
  EXPECT_EQ(profile.at("form"),
            json::array({{{"game_id", std::to_string(game.value)}, {"result", "won"}}}));
  EXPECT_EQ(asked("/players/ben").at("form").at(0).at("result"), "lost");
  EXPECT_EQ(site.ask(get, "/api/v1/players/nobody").status, 404);
}

TEST_F(RatingsApiTest, TheLeaderboardsHaveEverySpeed) {
  const auto boards = asked("/leaderboards?variant=international").at("items");
  ASSERT_EQ(boards.size(), 6U);
  EXPECT_EQ(boards.at(0).at("speed"), "ultrabullet");
  EXPECT_EQ(boards.at(5).at("speed"), "correspondence");
  EXPECT_TRUE(boards.at(2).at("leaders").empty());
  EXPECT_EQ(site.ask(get, "/api/v1/leaderboards").fields(), std::vector<std::string>{"variant"});
}

TEST_F(RatingsApiTest, AHistoryCoversOnePool) {
  win();
  const auto history = asked("/players/ben/rating-history?variant=international&speed=blitz");
  ASSERT_EQ(history.at("items").size(), 1U);
  EXPECT_EQ(history.at("items").at(0).at("rating"), 1338);
  EXPECT_TRUE(
      asked("/players/ben/rating-history?variant=international&speed=rapid").at("items").empty());
  using Fields = std::vector<std::string>;
  const auto wrong = [&](const char* query) {
    return site.ask(get, std::string("/api/v1/players/ben/rating-history?") + query).fields();
  };
  EXPECT_EQ(wrong(""), Fields{"variant"});
  EXPECT_EQ(wrong("variant=international"), Fields{"speed"});
  EXPECT_EQ(wrong("variant=international&speed=slow"), Fields{"speed"});
  EXPECT_EQ(wrong("variant=chess&speed=blitz"), Fields{"variant"});
  EXPECT_EQ(wrong("variant=international&speed=blitz&limit=0"), Fields{"limit"});
}

TEST_F(RatingsApiTest, ScoresAreCounted) {
  win();
  win();
  EXPECT_EQ(asked("/players/ben/scores").at("items").at(0).at("lost"), 2);
  const auto met = asked("/players/anna/opponents").at("items");
  ASSERT_EQ(met.size(), 1U);
  EXPECT_EQ(met.at(0).at("username"), "Ben");
  EXPECT_EQ(met.at(0).at("won"), 2);
  EXPECT_EQ(asked("/players/anna/opponents?opponent=ben").at("items"), met);
  EXPECT_TRUE(asked("/players/anna/opponents?opponent=carl").at("items").empty());
  EXPECT_EQ(site.ask(get, "/api/v1/players/anna/opponents?opponent=nobody").status, 404);
}

TEST_F(RatingsApiTest, AModeratorAnnulsAGame) {
  const GameId game = win();
  const std::string path = "/api/v1/moderation/games/" + std::to_string(game.value) + "/annul";
  const std::string body = R"({"reason":"helped by a program"})";
  EXPECT_EQ(site.ask(post, path, body, site.session(site.anna)).status, 403);
  db::awaited<void>([&](auto done) {
    site.stores.moderation.set_role(site.carl, accounts::Role::moderator,
                                    {.actor = std::nullopt, .at = noon, .reason = "test"},
                                    std::move(done));
  }).value();
  const auto carl = site.session(site.carl);
  EXPECT_EQ(site.ask(post, path, "{}", carl).status, 422);
  for (int twice = 0; twice < 2; ++twice) EXPECT_EQ(site.ask(post, path, body, carl).status, 204);
  EXPECT_TRUE(asked("/players/anna").at("ratings").empty());
  const auto shown = asked("/games/" + std::to_string(game.value)).at("players").at("white");
  EXPECT_TRUE(shown.at("rating_change").is_null());
  EXPECT_EQ(site.ask(post, "/api/v1/moderation/games/99/annul", body, carl).status, 404);
}

TEST_F(RatingsApiTest, ALeaderboardOmitsProvisionalRatings) {
  win();
  const std::string pool = "/leaderboard?variant=international&speed=blitz";
  EXPECT_TRUE(asked(pool).at("items").empty());
  for (int i = 0; i < 40; ++i) lost_by(i % 2 ? site.ben : site.anna);
  const auto board = asked(pool + "&limit=1");
  ASSERT_EQ(board.at("items").size(), 1U);
  EXPECT_EQ(board.at("items").at(0).at("username"), "Anna");
  EXPECT_TRUE(board.at("next_cursor").is_string());
  EXPECT_EQ(site.ask(get, "/api/v1" + pool + "&cursor=x").fields(),
            (std::vector<std::string>{"cursor"}));
  EXPECT_EQ(site.ask(get, "/api/v1/leaderboard?speed=blitz").fields(),
            (std::vector<std::string>{"variant"}));
}

}  // namespace
}  // namespace crownhead::api
