#include "server/runtime/store_outage.hpp"

#include <future>
#include <gtest/gtest.h>

#include "server/game/recovery.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

TEST(StoreOutage, LastsUntilTheTimeIsRefunded) {
  DevWallClock clock(noon);
  StoreOutage outage(clock);
  EXPECT_FALSE(outage.under_way());
  outage.set_lost(true);
  EXPECT_TRUE(outage.under_way());
  EXPECT_FALSE(outage.over());
  clock.move_to(noon + seconds(3));
  outage.set_lost(true);
  outage.set_lost(false);
  EXPECT_TRUE(outage.under_way());
  EXPECT_EQ(outage.over(), noon);
  outage.given_back(clock.now());
  EXPECT_FALSE(outage.under_way());
  EXPECT_FALSE(outage.over());
}

TEST(StoreOutage, IsNoneIfAConnectionIsRestoredAtOnce) {
  DevWallClock clock(noon);
  StoreOutage outage(clock);
  outage.set_lost(true);
  clock.move_to(noon + Millis{300});
  outage.set_lost(false);
  EXPECT_FALSE(outage.under_way());
}

TEST(StoreOutage, ContinuesIfTheConnectionIsLostAgain) {
  DevWallClock clock(noon);
  StoreOutage outage(clock);
  outage.set_lost(true);
  clock.move_to(noon + seconds(3));
  outage.set_lost(false);
  outage.set_lost(true);
  outage.given_back(noon + seconds(3));
  EXPECT_TRUE(outage.under_way());
  outage.set_lost(false);
  EXPECT_FALSE(outage.under_way());
}

TEST(StoreOutage, StopsTheClocksOfGames) {
  LiveSite site;
  const GameId game = site.stores.game(db::live_setup(site.anna, site.ben), noon);
  const auto tick = [&] {
    std::promise<void> done;
    site.rooms.tick(game, [&done] { done.set_value(); });
    done.get_future().wait();
  };
  const auto move = [&] { return site.moves(site.anna, game, 0, "32-28"); };
  site.rooms.outage().set_lost(true);
  site.by_hand().move_to(noon + seconds(4000));
  tick();
  EXPECT_FALSE(site.game(game).ended());
  EXPECT_EQ(move().error().code, Code::unavailable);
  site.rooms.outage().set_lost(false);
  tick();
  EXPECT_FALSE(site.game(game).ended());
  EXPECT_EQ(move().error().code, Code::unavailable);

  recover(site.rooms, site.stores.games, site.rooms.outage().over(), *site.clock,
          {.every = std::chrono::hours(1), .on_progress = [](auto, auto) {}}, {.most = 1});
  site.rooms.outage().given_back(site.clock->now());
  tick();
  EXPECT_FALSE(site.game(game).ended());
  EXPECT_TRUE(move());
}

}  // namespace
}  // namespace crownhead::live
