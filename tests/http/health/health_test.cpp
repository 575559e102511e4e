#include "server/http/health/health.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

Answer put_clock(SiteFixture& site, const std::string& body) {
  return site.ask(put, "/api/v1/dev/clock", body);
}

TEST(Operation, ItIsHealthyAndReady) {
  SiteFixture site;
  EXPECT_EQ(site.ask(get, "/healthz").data(), (json{{"ready", true}}));
  EXPECT_EQ(site.ask(get, "/readyz").status, 200);
}

TEST(Operation, ASocketRequestWithoutAnUpgradeIsRejectedWithTheReason) {
  SiteFixture site;
  const auto answer = site.ask(get, "/ws");
  EXPECT_EQ(answer.status, 426);
  EXPECT_EQ(answer.header("Upgrade"), "websocket");
  EXPECT_EQ(answer.header("Connection"), "Upgrade");
  EXPECT_EQ(answer.data().at("reason"), "http.websocket_needed");
  EXPECT_EQ(site.ask(post, "/ws").status, 405);
}

TEST(Operation, IsNotReadyFromTheLossOfTheDatabaseUntilGamesResume) {
  SiteFixture site;
  const auto ready = [&] { return site.ask(get, "/readyz").status; };
  auto& outage = site.rooms.outage();
  outage.set_lost(true);
  EXPECT_EQ(ready(), 503);
  EXPECT_EQ(site.ask(get, "/healthz").status, 200);
  put_clock(site, R"({"advance_ms":1500})");
  outage.set_lost(false);
  EXPECT_EQ(ready(), 503) << "the database is back, and moves are refused until clocks are right";
  const auto answer = site.ask(get, "/readyz").data();
  EXPECT_EQ(answer.at("ready"), false);
  EXPECT_NE(answer.at("why").get<std::string>().find("cannot be reached"), std::string::npos);
  outage.given_back(site.clock->now());
  EXPECT_EQ(ready(), 200);
}

TEST(DevClock, IsShownAndMoved) {
  SiteFixture site;
  const json shown = {{"now", "2024-01-10T12:00:00Z"}, {"now_ms", noon.ms}};
  EXPECT_EQ(site.ask(get, "/api/v1/dev/clock").data(), shown);
  EXPECT_EQ(put_clock(site, R"({"advance_ms":1500})").data(),
            (json{{"now", "2024-01-10T12:00:01.500Z"}, {"now_ms", noon.ms + 1500}}));
  EXPECT_EQ(put_clock(site, R"({"now":"2024-01-11T00:00:00Z"})").data().at("now"),
            "2024-01-11T00:00:00Z");
  EXPECT_EQ(site.clock->now(), noon + seconds(12 * 3600));
  EXPECT_EQ(put_clock(site, R"({"advance_ms":0})").status, 200);
}

TEST(DevClock, PassedDeadlinesAreHandledBeforeTheAnswer) {
  SiteFixture site;
  const GameId live = site.live_game(), slow = site.slow_game();
  put_clock(site, R"({"advance_ms":30000})");
  EXPECT_EQ(site.stores.game_queries.row(live)->reason, "no_first_move");
  put_clock(site, R"({"now":"2024-02-01T00:00:00Z"})");
  EXPECT_EQ(site.stores.game_queries.row(slow)->reason, "time");
  EXPECT_EQ(site.stores.game_queries.row(slow)->updated, noon + seconds(3 * 86400));
}

TEST(DevClock, IsNotSetBack) {
  SiteFixture site;
  for (const char* body :
       {R"({"now":"2024-01-10T11:59:59Z"})", R"({"advance_ms":-1})", "{}",
        R"({"now":"2024-01-11T00:00:00Z","advance_ms":1})", R"({"now":"tomorrow"})"}) {
    const auto answer = put_clock(site, body);
    EXPECT_EQ(answer.status, 422) << body;
    EXPECT_EQ(answer.code(), "INVALID_FIELD") << body;
  }
  EXPECT_EQ(put_clock(site, "now").code(), "BAD_JSON");
  EXPECT_EQ(site.clock->now(), noon);
}

TEST(DevClock, DoesNotExistOnAnOrdinaryServer) {
  SiteFixture site({}, false);
  EXPECT_EQ(site.ask(get, "/api/v1/dev/clock").code(), "NOT_FOUND");
  EXPECT_EQ(put_clock(site, R"({"advance_ms":1})").code(), "NOT_FOUND");
  EXPECT_EQ(site.clock->now(), noon);
}

TEST(DevClock, AFailureIsAnsweredAndLogged) {
  SiteFixture site;
  site.slow_game();
  site.damage("DROP INDEX games_by_deadline");
  EXPECT_EQ(put_clock(site, R"({"advance_ms":1})").code(), "UNAVAILABLE");
  EXPECT_EQ(site.errors().size(), 1U);
  EXPECT_EQ(site.ask(get, "/healthz").status, 200);
}

}  // namespace
}  // namespace crownhead::api
