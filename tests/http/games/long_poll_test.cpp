#include "server/http/games/long_poll.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <thread>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class EventWaitTest : public testing::Test {
 protected:
  /// Sends the request without waiting for the answer.
  std::future<net::Response> asked(GameId game, const std::string& query,
                                   net::Headers headers = {}) {
    auto promise = std::make_shared<std::promise<net::Response>>();
    auto response = promise->get_future();
    site.router({.verb = get,
                 .path = "/api/v1/games/" + std::to_string(game.value) + "/events",
                 .query = query,
                 .headers = std::move(headers),
                 .body = {},
                 .remote = "192.0.2.1",
                 .stamp = noon},
                [promise](net::Response r) { promise->set_value(std::move(r)); });
    return response;
  }
  static json data(std::future<net::Response>& response) {
    if (response.wait_for(live::patience) != std::future_status::ready)
      throw std::runtime_error("no answer came");
    return json::parse(response.get().body);
  }
  json events(GameId game, const std::string& query) {
    auto response = asked(game, query);
    return data(response);
  }
  static std::vector<int> versions(const json& page) {
    std::vector<int> found;
    for (const auto& item : page.at("items")) found.push_back(item.at("v"));
    return found;
  }

  SiteFixture site;
};

TEST_F(EventWaitTest, AClientThatIsBehindGetsMissedEventsAtOnce) {
  const GameId game = site.live_game();
  site.moves(site.anna, game, 0, "32-28").value();
  const auto all = events(game, "");
  EXPECT_EQ(versions(all), (std::vector{1, 2}));
  EXPECT_EQ(all.at("version"), 2);
  EXPECT_EQ(all.at("items").at(0).at("d").at("type"), "started");
  EXPECT_EQ(all.at("items").at(1).at("t"), "event");
  EXPECT_EQ(all.at("items").at(1).at("d").at("move"), "32-28");
  EXPECT_EQ(versions(events(game, "after=1")), std::vector{2});
}

TEST_F(EventWaitTest, ReturnsTheSameEventsAsTheWebSocket) {
  const GameId game = site.live_game();
  const auto ear = site.follow(game, 0);
  ear->next_versioned();
  site.moves(site.anna, game, 0, "32-28").value();
  EXPECT_EQ(events(game, "after=1").at("items").at(0), ear->next_versioned());
}

TEST_F(EventWaitTest, AClientThatIsCurrentWaitsForTheNextEvent) {
  const GameId game = site.live_game();
  auto waits = asked(game, "after=1");
  live::settle(site.threads, site.pools);
  EXPECT_NE(waits.wait_for(std::chrono::seconds(0)), std::future_status::ready);
  site.moves(site.anna, game, 0, "32-28").value();
  EXPECT_EQ(versions(data(waits)), std::vector{2});
}

TEST_F(EventWaitTest, AMoveThatEndsTheGameReturnsBothEvents) {
  auto setup = db::live_setup(site.anna, site.ben);
  setup.terms.start_fen = "W:W32:B28";
  const GameId game = site.stores.game(setup, noon);
  auto waits = asked(game, "after=1");
  live::settle(site.threads, site.pools);
  site.moves(site.anna, game, 0, "32x23").value();
  EXPECT_EQ(versions(data(waits)), (std::vector{2, 3}));
}

TEST_F(EventWaitTest, EventsAfterTheEndAreWaitedFor) {
  const GameId game = site.live_game();
  site.does(site.anna, game, wire::AbortWish{}).value();
  auto waits = asked(game, "after=2");
  live::settle(site.threads, site.pools);
  EXPECT_NE(waits.wait_for(std::chrono::seconds(0)), std::future_status::ready);
  site.does(site.ben, game, wire::RematchWish{wire::OfferAction::offer}).value();
  const auto page = data(waits);
  EXPECT_EQ(versions(page), std::vector{3});
  EXPECT_EQ(page.at("items").at(0).at("d").at("type"), "rematch_offer");
}

TEST_F(EventWaitTest, AWaitingPlayerIsPresentUntilTheAnswer) {
  const GameId game = site.live_game();
  auto waits = asked(game, "after=1", site.session(site.ben));
  live::settle(site.threads, site.pools);
  const auto presence = [&] {
    const auto ear = site.follow(game, 1);
    ear->next();
    const auto told = ear->next().at("d");
    site.unfollow(game, ear, 1);
    return told;
  };
  EXPECT_EQ(presence().at("black"), true);
  site.moves(site.anna, game, 0, "32-28").value();
  data(waits);
  live::settle(site.threads, site.pools);
  EXPECT_EQ(presence().at("black"), false);
  EXPECT_TRUE(site.look_at(game, [](live::Room& room) { return room.idle(); }));
}

TEST_F(EventWaitTest, ManyMayWaitAtOnce) {
  const GameId game = site.live_game();
  std::vector<std::future<net::Response>> waiting;
  for (int i = 0; i < 12; ++i) waiting.push_back(asked(game, "after=1"));
  live::settle(site.threads, site.pools);
  site.moves(site.anna, game, 0, "32-28").value();
  for (auto& one : waiting) EXPECT_EQ(versions(data(one)), std::vector{2});
  live::settle(site.threads, site.pools);
  EXPECT_TRUE(site.look_at(game, [](live::Room& room) { return room.idle(); }));
}

TEST_F(EventWaitTest, NoEventIsMissedBetweenTwoRequests) {
  const GameId game = site.live_game();
  std::jthread player([&] {
    for (int i = 0; i < 40; ++i) {
      const bool offers = i % 2 == 0;
      site.does(i % 4 < 2 ? (offers ? site.anna : site.ben) : (offers ? site.ben : site.anna), game,
                wire::DrawWish{offers ? wire::DrawAction::offer : wire::DrawAction::decline})
          .value();
    }
  });
  int version = 1;
  while (version < 41)
    for (const int next : versions(events(game, "after=" + std::to_string(version)))) {
      ASSERT_EQ(next, version + 1);
      version = next;
    }
}

TEST_F(EventWaitTest, ManyEventsAreSentInPages) {
  const GameId game = site.slow_game();
  const std::array<std::string, 4> moves = {"32-28", "19-23", "28x19", "14x23"};
  for (int ply = 0; ply < 4; ++ply)
    site.does(ply % 2 == 0 ? site.anna : site.ben, game,
              wire::MoveWish{.ply = ply,
                             .move = moves.at(static_cast<std::size_t>(ply)),
                             .message = "m" + std::to_string(ply)})
        .value();
  const auto anna = site.session(site.anna);
  const auto page = [&](const std::string& query) {
    auto response = asked(game, query, anna);
    return data(response);
  };
  const auto first = page("limit=2");
  EXPECT_EQ(versions(first), (std::vector{1, 2}));
  EXPECT_EQ(first.at("version"), 2);
  EXPECT_EQ(first.at("next_cursor"), "2");
  EXPECT_EQ(first.at("items").at(1).at("d").at("message"), "m0");
  const auto second = page("limit=2&cursor=2");
  EXPECT_EQ(versions(second), (std::vector{3, 4}));
  EXPECT_EQ(second.at("items").at(1).at("d").at("message"), "m2");
  EXPECT_EQ(page("limit=2&after=2"), second);
  const auto last = page("limit=2&cursor=4");
  EXPECT_EQ(versions(last), std::vector{5});
  EXPECT_TRUE(last.at("next_cursor").is_null());
  const auto all = page("");
  EXPECT_EQ(versions(all), (std::vector{1, 2, 3, 4, 5}));
  EXPECT_TRUE(all.at("next_cursor").is_null());
  EXPECT_EQ(all.at("items").at(2), second.at("items").at(0)) << "whatever the page";
}

TEST_F(EventWaitTest, AFileOfEventsIsSentInParts) {
  const GameId game = site.live_game();
  for (int i = 0; i < 200; ++i) {
    const bool offers = i % 2 == 0, anna = i % 4 == 0 || i % 4 == 3;
    site.does(anna ? site.anna : site.ben, game,
              wire::DrawWish{offers ? wire::DrawAction::offer : wire::DrawAction::decline})
        .value();
  }
  const auto path = "/api/v1/games/" + std::to_string(game.value) + "/events?format=ndjson";
  const auto [all, parts] = site.file(path);
  EXPECT_EQ(std::ranges::count(all, '\n'), 201);
  EXPECT_EQ(parts, 2);
  const auto [rest, one] = site.file(path + "&after=199");
  EXPECT_EQ(std::ranges::count(rest, '\n'), 2);
  EXPECT_TRUE(all.ends_with(rest));
  EXPECT_EQ(site.file(path + "&after=9223372036854775807").first, "");
}

TEST_F(EventWaitTest, InvalidParametersAreRefused) {
  const GameId game = site.live_game();
  for (const std::string& query : {"cursor=x", "cursor=-1", "limit=0", "limit=201", "limit=x"}) {
    auto response = asked(game, query);
    const auto answer = data(response);
    EXPECT_EQ(answer.at("status"), 422) << query;
    EXPECT_EQ(answer.at("errors").at(0).at("field"), query.substr(0, query.find('=')));
  }
  for (const std::string& query : {"after=-1", "after=x", "after=9223372036854775808"}) {
    auto response = asked(game, query);
    const auto answer = data(response);
    EXPECT_EQ(answer.at("status"), 422) << query;
    EXPECT_EQ(answer.at("errors").at(0).at("field"), "after");
  }
  EXPECT_EQ(events({999}, "").at("code"), "NOT_FOUND");
}

TEST_F(EventWaitTest, UnreadableEventsAreUnavailable) {
  const GameId game = site.live_game();
  auto waits = asked(game, "after=1");
  live::settle(site.threads, site.pools);
  site.damage("ALTER TABLE game_events RENAME COLUMN payload TO hidden");
  EXPECT_EQ(events(game, "after=0").at("code"), "UNAVAILABLE");
}

}  // namespace
}  // namespace crownhead::api
