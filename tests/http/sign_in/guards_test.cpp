#include "server/http/sign_in/guards.hpp"

#include <future>
#include <gtest/gtest.h>

#include "server/http/streamed_body.hpp"
#include "tests/http/held.hpp"
#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

const std::string remote = "192.0.2.1";

TEST(RequestPools, PublicRequestsDoNotBlockSignInOrPlay) {
  SiteFixture site;
  const GameId game = site.live_game();
  const auto path = "/api/v1/games/" + std::to_string(game.value);
  const auto anna = site.session(site.anna);
  const Held held(site.pools.on_demand);
  while (site.pools.on_demand.run(remote, [] {})) {
  }
  for (const auto* target : {"/api/v1/games", "/api/v1/leaderboard?variant=russian&speed=blitz",
                             "/api/v1/players/anna", "/api/v1/tournaments"}) {
    const auto busy = site.ask(get, target);
    EXPECT_EQ(busy.status, 503) << target;
    EXPECT_EQ(busy.code(), "BUSY") << target;
    EXPECT_EQ(busy.header("Retry-After"), "1") << target;
  }
  EXPECT_EQ(site.ask(get, path + "/events").code(), "BUSY") << "it plays the game again";
  EXPECT_EQ(site.ask(post, "/api/v1/pdn/read", R"({"pdn":"1. 32-28 *"})").code(), "BUSY");
  EXPECT_EQ(
      site.ask(post, "/api/v1/session", R"({"username":"x","password":"a guess of it"})").code(),
      "NOT_SIGNED_IN");
  EXPECT_EQ(site.ask(get, path).status, 200);
  EXPECT_EQ(site.ask(post, path + "/moves", R"({"move":"32-28","ply":0})", anna).status, 201);
}

TEST(RequestPools, OnlyTheHeavyClientIsBusy) {
  SiteFixture site;
  std::optional<Held> held(site.pools.on_demand);
  while (site.pools.on_demand.run(remote, [] {})) {
  }
  EXPECT_EQ(site.ask(get, "/api/v1/games").code(), "BUSY");
  std::promise<net::Response> other;
  site.router(net::Request{.verb = get,
                           .path = "/api/v1/games",
                           .query = {},
                           .headers = {},
                           .body = {},
                           .remote = "192.0.2.2",
                           .stamp = {}},
              [&](net::Response response) { other.set_value(std::move(response)); });
  held.reset();
  EXPECT_EQ(other.get_future().get().status, 200);
}

TEST(RequestPools, PasswordChecksOfOneAddressDoNotBlockSignInOfOthers) {
  SiteFixture site;
  const Held held(site.pools.passwords);
  while (site.pools.passwords.run(remote, [] {})) {
  }
  EXPECT_EQ(
      site.ask(post, "/api/v1/session", R"({"username":"x","password":"a guess of it"})").code(),
      "BUSY");
  EXPECT_TRUE(site.pools.passwords.run("192.0.2.2", [] {}));
  EXPECT_EQ(site.ask(get, "/api/v1/games").status, 200);
}

TEST(StreamedBody, AreNeverProducedOnTheRequestingThread) {
  SiteFixture site;
  const auto call = std::make_shared<Call>(net::Request{.verb = get,
                                                        .path = {},
                                                        .query = {},
                                                        .headers = {},
                                                        .body = {},
                                                        .remote = remote,
                                                        .stamp = {}},
                                           [](net::Response) {});
  bool made = false;
  const auto parts =
      std::make_shared<StreamedBody>(site.site.runner, call, [&]() -> net::BodyParts::Part {
        made = true;
        return "";
      });
  const Held held(site.pools.on_demand);
  while (site.pools.on_demand.run(remote, [] {})) {
  }
  std::optional<net::BodyParts::Part> got;
  parts->next([&](net::BodyParts::Part part) { got = std::move(part); });
  ASSERT_TRUE(got) << "it is told at once";
  EXPECT_FALSE(got->has_value()) << "the connection is broken off";
  EXPECT_FALSE(made);
}

}  // namespace
}  // namespace crownhead::api
