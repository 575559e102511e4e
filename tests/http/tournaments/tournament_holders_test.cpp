#include "server/http/tournaments/tournament_holders.hpp"

#include <gtest/gtest.h>

#include "tests/http/tournaments/tournament_fixture.hpp"

namespace crownhead::api {
namespace {

constexpr Millis days(std::int64_t n) { return seconds(n * 24 * 3600); }

class TournamentHoldersTest : public TournamentsTest {
 protected:
  Answer makes(const std::string& who) { return does(who, post, "/api/v1/tournaments", cup()); }
  bool may(const std::string& who) {
    return site.ask(get, "/api/v1/account", "", people[who])
        .data()
        .at("may_hold_tournaments")
        .get<bool>();
  }
};

TEST_F(TournamentHoldersTest, AreDirectorsByDefault) {
  EXPECT_EQ(makes("Anna").status, 201);
  EXPECT_TRUE(may("Anna"));
  EXPECT_EQ(makes("Ben").code(), "FORBIDDEN");
  EXPECT_FALSE(may("Ben"));
}

TEST_F(TournamentHoldersTest, NeedAnAccountThatIsOldEnough) {
  const Instant created{site.ask(get, "/api/v1/account", "", people["Ben"])
                            .data()
                            .at("created_ms")
                            .get<std::int64_t>()};
  const Instant old_enough = site.by_hand().now() + days(1);
  site.config.holders.account_age = old_enough - created;
  const auto young = makes("Ben");
  EXPECT_EQ(young.code(), "FORBIDDEN");
  EXPECT_NE(young.body.find("days old; until then"), std::string::npos) << young.body;
  EXPECT_FALSE(may("Ben"));
  site.by_hand().move_to(old_enough - Millis{1});
  EXPECT_EQ(makes("Ben").code(), "FORBIDDEN");
  site.by_hand().move_to(old_enough);
  EXPECT_TRUE(may("Ben"));
  EXPECT_EQ(makes("Ben").status, 201);
}

TEST_F(TournamentHoldersTest, HoldAtMostTheConfiguredNumberAtATime) {
  site.config.holders = {.account_age = Millis{0}, .at_once = 1};
  const auto first = makes("Ben");
  ASSERT_EQ(first.status, 201) << first.body;
  const auto path = "/api/v1/tournaments/" + first.data().at("id").get<std::string>();
  EXPECT_EQ(makes("Ben").code(), "FORBIDDEN");
  EXPECT_EQ(does("Ben", post, path + "/clone", {{"name", "Section B"}}).code(), "FORBIDDEN");
  EXPECT_EQ(makes("Carl").status, 201) << "each for themselves";
  EXPECT_EQ(makes("Anna").status, 201);
  EXPECT_EQ(makes("Anna").status, 201) << "directors as many as they like";
  enter(path, {"Carl", "Dora"});
  EXPECT_EQ(does("Ben", post, path + "/start").status, 200) << "directs what they made";
  for (const GameId game : running(path)) resign(game, Seat::white);
  EXPECT_EQ(site.ask(get, path).data().at("status"), "finished");
  EXPECT_EQ(makes("Ben").status, 201) << "one is over";
}

TEST_F(TournamentHoldersTest, NeedASecondFactorIfDirectorsDo) {
  site.config.holders.account_age = Millis{0};
  site.config.second_factor_for = db::Role::director;
  EXPECT_EQ(makes("Ben").code(), "SECOND_FACTOR_MISSING");
}

}  // namespace
}  // namespace crownhead::api
