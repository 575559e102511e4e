#include "server/background/dev_time.hpp"

#include <gtest/gtest.h>
#include <thread>

#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

using db::correspondence_setup;
using db::live_setup;

class DevTimeTest : public testing::Test {
 protected:
  GameId slow_game(Millis per_move) {
    auto setup = correspondence_setup(site.anna, site.ben);
    setup.terms.control = play::PerMove{per_move};
    return site.stores.game(setup, noon);
  }
  GameId live_game() {
    const GameId game = site.stores.game(live_setup(site.anna, site.ben), noon);
    site.look_at(game, [](Room&) {});  // started here, so in memory
    return game;
  }
  play::EndReason reason(GameId game) { return site.game(game).ended().value().reason; }

  LiveSite site;
  DevTime time{site.by_hand(),    site.threads,          site.rooms,
               site.stores.games, site.tournament_rooms, site.lobby};
};

TEST_F(DevTimeTest, IsStoppedUntilItIsMoved) {
  EXPECT_EQ(time.now(), noon);
  EXPECT_EQ(time.advance_to(noon + seconds(5)), noon + seconds(5));
  EXPECT_EQ(site.clock->now(), noon + seconds(5));
  EXPECT_EQ(time.advance_to(noon + seconds(5)), noon + seconds(5));
}

TEST_F(DevTimeTest, IsNotSetBack) {
  EXPECT_EQ(time.advance_to(noon - Millis{1}).error().code, Code::invalid_field);
  EXPECT_EQ(time.now(), noon);
}

TEST_F(DevTimeTest, HandlesEveryPassedDeadlineInOrderOfTime) {
  const auto own = site.follow_own(site.anna);
  const GameId third = slow_game(seconds(90000));
  const GameId first = live_game();
  const GameId second = slow_game(seconds(5000));
  const GameId later = slow_game(seconds(90001));
  site.moves(site.anna, third, 0, "32-28").value();  // this one is in memory
  time.advance_to(noon + seconds(90000)).value();
  struct Row {
    GameId game;
    Instant at;
  };
  for (const Row& row : {Row{first, noon + seconds(30)}, Row{second, noon + seconds(5000)},
                         Row{third, noon + seconds(90000)}}) {
    const auto told = own->next().at("d");
    EXPECT_EQ(told.at("game"), std::to_string(row.game.value));
    EXPECT_EQ(told.at("type"), "game_ended");
    EXPECT_EQ(told.at("at_ms"), row.at.ms);
  }
  EXPECT_EQ(reason(first), play::EndReason::no_first_move);
  EXPECT_EQ(reason(second), play::EndReason::time);
  EXPECT_EQ(reason(third), play::EndReason::time);
  EXPECT_FALSE(site.game(later).ended());
}

TEST_F(DevTimeTest, HandlesADeadlineAtTheTargetInstant) {
  const GameId game = live_game();
  time.advance_to(noon + seconds(30) - Millis{1}).value();
  EXPECT_FALSE(site.game(game).ended());
  time.advance_to(noon + seconds(30)).value();
  EXPECT_TRUE(site.game(game).ended());
}

TEST_F(DevTimeTest, AnotherFirstMoveGetsItsOwnTime) {
  const GameId game = live_game();
  time.advance_to(noon + seconds(29)).value();
  site.moves(site.anna, game, 0, "32-28").value();
  time.advance_to(noon + seconds(58)).value();
  EXPECT_FALSE(site.game(game).ended());
  time.advance_to(noon + seconds(59)).value();
  EXPECT_EQ(reason(game), play::EndReason::no_first_move);
  EXPECT_EQ(site.game(game).ended()->outcome(), play::Outcome::none);
}

TEST_F(DevTimeTest, AFlagFallsAtItsInstantHoweverFarTheClockMoves) {
  const GameId game = live_game();
  site.moves(site.anna, game, 0, "32-28").value();
  site.moves(site.ben, game, 1, "19-23").value();
  time.advance_to(noon + seconds(std::int64_t{3600} * 24 * 365)).value();
  EXPECT_EQ(reason(game), play::EndReason::time);
  EXPECT_EQ(site.game(game).last_event(), noon + seconds(300));
}

TEST_F(DevTimeTest, ASeekExpiresAtItsInstantAndItsFollowersAreNotified) {
  const auto ear = std::make_shared<Ear>();
  site.lobby.follow({1, ear}, std::nullopt);
  ear->next_versioned();
  const auto withdrawn = site.seek(site.ben, live_wish(), std::nullopt).value();
  db::awaited<void>([&](auto done) {
    site.lobby.unseek(site.ben, withdrawn, std::nullopt, std::move(done));
  }).value();
  const auto seek = site.seek(site.anna, live_wish(), std::nullopt).value();
  site.seek(site.carl, live_wish()).value();  // this one lasts as long as its socket
  for (int before = 0; before < 4; ++before) ear->next_versioned();
  time.advance_to(noon + seconds(3600)).value();
  const auto told = ear->next_versioned().at("d");
  EXPECT_EQ(told.at("type"), "seek_removed");
  EXPECT_EQ(told.at("id"), std::to_string(seek.value));
  EXPECT_EQ(told.at("at_ms"), (noon + seconds(600)).ms);
  EXPECT_EQ(site.seeks().size(), 1U);
}

TEST_F(DevTimeTest, MayBeMovedConcurrently) {
  std::vector<GameId> games;
  for (int i = 1; i <= 8; ++i) games.push_back(slow_game(seconds(i * 100)));
  {
    std::vector<std::jthread> movers;
    for (int i = 1; i <= 4; ++i)
      movers.emplace_back([&, i] { static_cast<void>(time.advance_to(noon + seconds(i * 200))); });
  }
  EXPECT_EQ(time.now(), noon + seconds(800));
  for (const GameId game : games) EXPECT_TRUE(site.game(game).ended());
}

TEST_F(DevTimeTest, ReportsAnEndThatCannotBeStored) {
  slow_game(seconds(100));
  site.stores.database.drain();
  EXPECT_EQ(time.advance_to(noon + seconds(1000)).error().code, Code::unavailable);
}

}  // namespace
}  // namespace crownhead::live
