#include "server/http/games/long_polls.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

struct Counted : LongPolls::Waiting {
  void end() override { ++ended; }
  int ended = 0;
};

TEST(LongPolls, AreEndedOnceIfStillWaiting) {
  LongPolls waits;
  const auto waiting = std::make_shared<Counted>(), answered = std::make_shared<Counted>();
  auto gone = std::make_shared<Counted>();
  for (const auto& wait : {waiting, answered, gone}) EXPECT_TRUE(waits.add(wait));
  waits.remove(answered.get());
  gone.reset();
  waits.end_all();
  waits.end_all();
  EXPECT_EQ(waiting->ended, 1);
  EXPECT_EQ(answered->ended, 0);
  EXPECT_FALSE(waits.add(answered)) << "the server stops";
}

TEST(LongPolls, AWaitingRequestIsAnsweredWhenTheServerStops) {
  SiteFixture site;
  const GameId game = site.live_game();
  const auto path = "/api/v1/games/" + std::to_string(game.value) + "/events?after=1";
  auto waiting = std::async(std::launch::async, [&] { return site.ask(net::Verb::get, path); });
  while (site.look_at(game, [](live::Room& room) { return room.idle(); })) {
  }
  site.site.waits.end_all();
  const auto nothing = json::parse(R"({"items":[],"version":1,"next_cursor":null})");
  EXPECT_EQ(waiting.get().data(), nothing);
  EXPECT_EQ(site.ask(net::Verb::get, path).data(), nothing);
}

}  // namespace
}  // namespace crownhead::api
