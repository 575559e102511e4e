#include "server/http/analysis/analyses.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class AnalysesTest : public testing::Test {
 protected:
  std::string finished_game() {
    const GameId game = site.slow_game();
    site.moves(site.anna, game, 0, "32-28").value();
    site.moves(site.ben, game, 1, "19-23").value();
    site.does(site.anna, game, wire::ResignWish{}).value();
    return std::to_string(game.value);
  }
  Answer asked(const std::string& game, const net::Headers& who) {
    return site.ask(post, path(game), "", who);
  }
  Answer found(const std::string& game) { return site.ask(get, path(game)); }
  static std::string path(const std::string& game) { return "/api/v1/games/" + game + "/analysis"; }

  SiteFixture site;
};

TEST_F(AnalysesTest, ArePublicOnceRequested) {
  const auto game = finished_game();
  const auto none = found(game).data();
  EXPECT_EQ(none.at("state"), "none");
  EXPECT_EQ(none.at("may_be_asked"), true);
  EXPECT_TRUE(none.at("positions").empty());

  EXPECT_EQ(asked(game, site.session(site.carl)).status, 202);
  const auto waiting = found(game).data();
  EXPECT_EQ(waiting.at("state"), "waiting");
  EXPECT_EQ(waiting.at("ahead"), 0);
  EXPECT_EQ(waiting.at("plies"), 2);

  site.analysis_workers.start();
  // Not over REST, which limits requests per minute.
  const auto is_whole = [&] {
    return site.stores.analyses.progress({std::stoll(game)})->state == db::AnalysisState::whole;
  };
  ASSERT_TRUE(live::eventually(is_whole));
  const auto ready = found(game).data();
  EXPECT_EQ(ready.at("state"), "ready");
  EXPECT_EQ(ready.at("newest"), true);
  ASSERT_EQ(ready.at("positions").size(), 2U) << "the man must be taken in the end: no choice";
  const auto& start = ready.at("positions").at(0);
  EXPECT_EQ(start.at("ply"), 0);
  EXPECT_GT(start.at("depth"), 0);
  EXPECT_EQ(start.at("wins"), 0);
  EXPECT_FALSE(start.at("line").get<std::string>().empty());
}

TEST_F(AnalysesTest, ShowTheNumberOfJobsAhead) {
  const auto first = finished_game(), second = finished_game();
  const auto anna = site.session(site.anna);
  for (const auto& game : {first, second, first}) EXPECT_EQ(asked(game, anna).status, 202);
  EXPECT_EQ(found(first).data().at("ahead"), 0);
  EXPECT_EQ(found(second).data().at("ahead"), 1);
}

TEST_F(AnalysesTest, ShowThatAnOlderEngineWasUsed) {
  const auto game = finished_game();
  const GameId id{std::stoll(game)};
  db::awaited<void>([&](auto done) {
    site.stores.analyses.ask(id, 1, live::noon, std::move(done));
  }).value();
  db::awaited<void>([&](auto done) {
    site.stores.analyses.end(id, db::AnalysisState::whole, std::move(done));
  }).value();
  EXPECT_EQ(found(game).data().at("state"), "ready");
  EXPECT_EQ(found(game).data().at("newest"), false);
  EXPECT_EQ(asked(game, site.session(site.anna)).status, 202);
  EXPECT_EQ(found(game).data().at("state"), "waiting");
  EXPECT_EQ(found(game).data().at("newest"), true);
}

TEST_F(AnalysesTest, AreForFinishedGamesOnly) {
  const auto running = std::to_string(site.slow_game().value);
  const auto anna = site.session(site.anna);
  EXPECT_EQ(asked(running, anna).status, 409);
  EXPECT_EQ(asked(running, anna).code(), "OFFER_REFUSED");
  const auto told = found(running).data();
  EXPECT_EQ(told.at("state"), "none");
  EXPECT_EQ(told.at("may_be_asked"), false);
  EXPECT_EQ(asked("12345", anna).code(), "NOT_FOUND");
  EXPECT_EQ(found("12345").code(), "NOT_FOUND");
}

TEST_F(AnalysesTest, CanBeRequestedByPlayersOnly) {
  const auto game = finished_game();
  EXPECT_EQ(asked(game, {}).code(), "NOT_SIGNED_IN");
  const UserId guest =
      db::awaited<db::Made<UserId>>([&](auto done) {
        site.stores.users.create_guest("UTC", "en", live::noon, std::nullopt, std::move(done));
      })
          .value()
          .id;
  EXPECT_EQ(asked(game, site.session(guest)).code(), "FORBIDDEN");
  EXPECT_EQ(found(game).data().at("state"), "none");
}

TEST_F(AnalysesTest, AreLimitedPerPlayer) {
  const auto anna = site.session(site.anna), ben = site.session(site.ben);
  std::vector<std::string> games;
  for (int i = 0; i < 21; ++i) games.push_back(finished_game());
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(asked(games[static_cast<std::size_t>(i)], anna).status, 202);
  EXPECT_EQ(asked(games.back(), anna).code(), "RATE_LIMITED");
  EXPECT_EQ(asked(games.front(), anna).status, 202) << "it waits already";
  EXPECT_EQ(asked(games.back(), ben).status, 202);
}

}  // namespace
}  // namespace crownhead::api
