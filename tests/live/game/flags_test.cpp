// A flag falls within a second of its deadline, whether or not anyone is connected.

#include <gtest/gtest.h>
#include <thread>

#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

using db::correspondence_setup;

constexpr Millis day = seconds(24 * 3600);

play::Setup setup_with(LiveSite& site, const play::TimeControl& control) {
  auto setup = correspondence_setup(site.anna, site.ben);
  setup.terms.control = control;
  setup.terms.rated = false;
  return setup;
}

TEST(Flags, FallExactlyUnderEveryTimeControl) {
  struct Row {
    play::TimeControl control;
    Millis after;
  };
  const Row rows[] = {
      {play::Fischer{{2 * day.count}, day}, {2 * day.count}},
      {play::PerMove{{3 * day.count}}, {3 * day.count}},
      {play::Sessions{{{50, {100 * day.count}}}, true, day, play::Charge::whole_days},
       {101 * day.count}},
      {play::Sessions{{{2, {5 * day.count / 2}}}, true, {}, play::Charge::whole_days},
       {3 * day.count}},
      {play::Sessions{{{40, {4 * day.count}}}, false, seconds(60)}, Millis{4 * day.count + 60'000}},
  };
  LiveSite site;
  DevTime time{site.by_hand(),    site.threads,          site.rooms,
               site.stores.games, site.tournament_rooms, site.lobby};
  std::vector<GameId> games;
  for (const Row& row : rows)
    games.push_back(site.stores.game(setup_with(site, row.control), noon));
  const GameId endless = site.stores.game(setup_with(site, play::Unlimited{}), noon);
  time.advance_to(noon + Millis{36500 * day.count}).value();
  for (std::size_t i = 0; i < games.size(); ++i) {
    const auto events = site.stores.games.events(games[i], 1);
    ASSERT_EQ(events.size(), 1U);
    const play::Ended lost{.finish = play::finish_of(play::Outcome::black_wins),
                           .reason = play::EndReason::time};
    EXPECT_EQ(events[0].second, (play::Event{noon + rows[i].after, lost})) << i;
  }
  EXPECT_FALSE(site.game(endless).ended());
}

TEST(Flags, FallWithinASecondAmongManyUnwatchedGames) {
  LiveSite site{std::make_unique<SystemWallClock>()};
  for (int i = 0; i < 1500; ++i)
    site.stores.game(setup_with(site, play::PerMove{day}), site.clock->now());
  std::vector<std::pair<GameId, Instant>> running;
  for (int i = 0; i < 40; ++i) {
    const Instant at = site.clock->now();
    const Millis time{1000 + 20 * i};
    running.emplace_back(site.stores.game(setup_with(site, play::PerMove{time}), at), at + time);
  }
  const auto watched = site.follow(running.back().first, 0);
  watched->next_versioned();
  site.rooms.start();
  while (!running.empty()) {
    std::erase_if(running, [&](const auto& game) {
      const Instant now = site.clock->now();
      if (site.stores.game_queries.row(game.first)->status == play::GameStatus::playing) {
        EXPECT_LE(now, game.second + seconds(1)) << "the flag has not fallen";
        return now > game.second + seconds(5);
      }
      EXPECT_GE(site.clock->now(), game.second);
      return true;
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_EQ(watched->next_versioned().at("d").at("type"), "end");
}

}  // namespace
}  // namespace crownhead::live
