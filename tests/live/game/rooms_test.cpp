#include "server/game/rooms.hpp"

#include <gtest/gtest.h>
#include <thread>

#include "tests/live/held.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

using db::correspondence_setup;
using db::live_setup;

std::size_t loaded(LiveSite& site, GameId game) {
  const std::size_t home = site.home(game);
  return on(site.threads, home, [&] { return site.rooms.loaded(home); });
}

TEST(Rooms, LoadAGameOnItsHomeThreadOnce) {
  LiveSite site;
  for (int i = 0; i < 4; ++i) {
    const GameId game = site.stores.game(live_setup(site.anna, site.ben), noon);
    std::promise<std::thread::id> promise;
    const Room* first = site.look_at(game, [](Room& room) { return &room; });
    site.rooms.visit(game, [&](Result<Room*> room) {
      EXPECT_EQ(room.value(), first);
      promise.set_value(std::this_thread::get_id());
    });
    EXPECT_EQ(promise.get_future().get(),
              on(site.threads, site.home(game), [] { return std::this_thread::get_id(); }));
  }
}

TEST(Rooms, AMissingGameIsNotFound) {
  LiveSite site;
  for (const GameId game : {GameId{0}, GameId{1}, GameId{INT64_MAX}}) {
    std::promise<std::optional<Code>> code;
    site.rooms.visit(game, [&](Result<Room*> room) {
      code.set_value(room ? std::nullopt : std::optional(room.error().code));
    });
    EXPECT_EQ(code.get_future().get(), Code::not_found);
  }
  std::promise<void> ticked;
  site.rooms.tick({77}, [&] { ticked.set_value(); });
  ticked.get_future().wait();
}

TEST(Rooms, TheEarliestDeadlineOfAThreadIsKnown) {
  LiveSite site;
  const GameId game = site.stores.game(live_setup(site.anna, site.ben), noon);
  const std::size_t home = site.home(game);
  const auto earliest = [&] {
    return on(site.threads, home, [&] { return site.rooms.earliest(home); });
  };
  EXPECT_EQ(earliest(), std::nullopt);
  site.look_at(game, [](Room&) {});
  EXPECT_EQ(earliest(), std::pair(noon + seconds(30), game));  // for the first move
  site.by_hand().move_to(noon + seconds(5));
  site.moves(site.anna, game, 0, "32-28").value();
  EXPECT_EQ(earliest(), std::pair(noon + seconds(35), game));
  site.moves(site.ben, game, 1, "19-23").value();
  EXPECT_EQ(earliest(), std::pair(noon + seconds(305), game));
  site.does(site.ben, game, wire::ResignWish{}).value();
  EXPECT_EQ(earliest(), std::nullopt);
}

TEST(Rooms, NearDeadlinesOfOtherGamesAreLoadedFromTheDatabase) {
  LiveSite site;
  auto setup = correspondence_setup(site.anna, site.ben);
  setup.terms.control = play::PerMove{seconds(59)};
  const GameId near = site.stores.game(setup, noon);
  setup.terms.control = play::PerMove{seconds(61)};
  site.stores.game(setup, noon);
  site.rooms.load_deadlines();
  settle(site.threads, site.pools);
  const auto home = site.home(near);
  EXPECT_EQ(on(site.threads, home, [&] { return site.rooms.earliest(home); }),
            std::pair(noon + seconds(59), near));
  EXPECT_EQ(on(site.threads, 1 - home, [&] { return site.rooms.earliest(1 - home); }),
            std::nullopt);
  EXPECT_EQ(loaded(site, near), 0U);
}

TEST(Rooms, DropIdleGamesAndKeepThoseInUse) {
  LiveSite site;
  const auto kept = [&](const play::Setup& setup) { return site.stores.game(setup, noon); };
  const GameId idle = kept(correspondence_setup(site.anna, site.ben));
  const GameId running = kept(live_setup(site.anna, site.ben));
  const GameId followed = kept(correspondence_setup(site.anna, site.ben));
  const GameId over = kept(live_setup(site.anna, site.ben));
  const auto ear = site.follow(followed, 0);
  site.does(site.anna, over, wire::AbortWish{}).value();
  for (const GameId game : {idle, running}) site.look_at(game, [](Room&) {});
  const auto all = [&] {
    return on(site.threads, 0, [&] { return site.rooms.loaded(0); }) +
           on(site.threads, 1, [&] { return site.rooms.loaded(1); });
  };
  EXPECT_EQ(all(), 4U);
  const auto drop_idle = [&] {
    for (int i = 0; i < 2; ++i) site.rooms.look_for_idle();
  };
  drop_idle();
  drop_idle();
  EXPECT_EQ(all(), 2U);
  // The followed game is dropped when its follower has left.
  site.unfollow(followed, ear, 0);
  drop_idle();
  EXPECT_EQ(all(), 1U);
  EXPECT_TRUE(site.moves(site.anna, running, 0, "32-28"));
  // A dropped game is loaded again on request.
  EXPECT_EQ(site.game(over).ended()->reason, play::EndReason::abort);
}

TEST(Rooms, AFlagFallsAutomaticallyInRealTime) {
  LiveSite site(std::make_unique<SystemWallClock>());
  auto setup = live_setup(site.anna, site.ben);
  setup.terms.control = play::Fischer{Millis{30}, Millis{0}};
  const GameId game = site.stores.game(setup, site.clock->now());
  const auto ear = site.follow(game, 0);
  ear->next_versioned();
  site.moves(site.anna, game, 0, "32-28").value();
  EXPECT_EQ(ear->next_versioned().at("d").at("type"), "move");
  const auto end = ear->next_versioned();
  EXPECT_EQ(end.at("d").at("reason"), "time");
  EXPECT_LT(site.clock->now().ms - end.at("d").at("at_ms").get<std::int64_t>(), 1000);
}

TEST(Rooms, TheFlagOfADroppedGameFalls) {
  LiveSite site(std::make_unique<SystemWallClock>());
  auto setup = correspondence_setup(site.anna, site.ben);
  setup.terms.control = play::PerMove{Millis{60}};
  site.rooms.start(std::chrono::milliseconds(1));
  settle(site.threads, site.pools);  // the database read is over
  const GameId game = site.stores.game(setup, site.clock->now());
  site.look_at(game, [](Room&) {});
  EXPECT_TRUE(eventually([&] { return loaded(site, game) == 0; }));
  EXPECT_TRUE(eventually(
      [&] { return site.stores.game_queries.row(game)->status == play::GameStatus::finished; }));
  EXPECT_LT(site.clock->now() - site.stores.game_queries.row(game)->updated, seconds(5));
}

TEST(Rooms, AMoveDoesNotWaitForReadsOfOtherGamesOfItsThread) {
  LiveSite site;
  const GameId game = site.stores.game(live_setup(site.anna, site.ben), noon);
  site.look_at(game, [](Room&) {});
  site.stores.game(live_setup(site.anna, site.carl), noon);
  const GameId other = site.stores.game(correspondence_setup(site.anna, site.carl), noon);
  ASSERT_EQ(site.home(game), site.home(other));
  Held held(site.pools.reads);
  std::promise<Result<CommandDone>> moved;
  site.rooms.command(other, {.user = site.anna,
                             .id = std::nullopt,
                             .what = wire::MoveWish{.ply = 0, .move = "32-28"},
                             .if_version = std::nullopt,
                             .stamp = noon,
                             .round_trip = {},
                             .done = [&](Result<CommandDone> done) { moved.set_value(done); }});
  auto answer = moved.get_future();
  EXPECT_TRUE(site.moves(site.anna, game, 0, "32-28"));
  EXPECT_TRUE(site.moves(site.ben, game, 1, "19-23"));
  EXPECT_EQ(answer.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  held.release();
  EXPECT_TRUE(answer.get());
}

TEST(Rooms, CommandsDuringTheReadAreAppliedInOrder) {
  LiveSite site;
  const GameId game = site.stores.game(correspondence_setup(site.anna, site.ben), noon);
  std::vector<int> plies;
  std::promise<void> last;
  {
    Held held(site.pools.reads);
    const std::vector<std::string> moves{"32-28", "19-23", "28x19", "14x23"};
    for (int ply = 0; ply < 4; ++ply)
      site.rooms.command(
          game, {.user = ply % 2 == 0 ? site.anna : site.ben,
                 .id = std::nullopt,
                 .what = wire::MoveWish{.ply = ply, .move = moves[static_cast<std::size_t>(ply)]},
                 .if_version = std::nullopt,
                 .stamp = noon,
                 .round_trip = {},
                 .done = [&](const Result<CommandDone>& done) {
                   plies.push_back(done ? done->ply : -1);
                   if (plies.size() == 4) last.set_value();
                 }});
  }
  last.get_future().wait();
  EXPECT_EQ(plies, (std::vector{1, 2, 3, 4}));
}

TEST(Rooms, AnEndIsPublishedOnceItsRatingsAreRead) {
  LiveSite site;
  auto setup = live_setup(site.anna, site.ben);
  setup.terms.rated = true;
  const GameId game = site.stores.game(setup, noon);
  const auto ear = site.follow(game, 0);
  ear->next_versioned();
  for (const auto& [user, ply, move] :
       {std::tuple(site.anna, 0, "32-28"), std::tuple(site.ben, 1, "19-23")}) {
    ASSERT_TRUE(site.moves(user, game, ply, move));
    ear->next_versioned();
  }
  std::optional<Held> held(site.pools.reads);
  std::promise<Result<CommandDone>> resigned;
  site.rooms.command(game, {.user = site.ben,
                            .id = std::nullopt,
                            .what = wire::ResignWish{},
                            .if_version = std::nullopt,
                            .stamp = noon,
                            .round_trip = {},
                            .done = [&](Result<CommandDone> done) { resigned.set_value(done); }});
  const auto late = site.follow(game, 1);  // after the end is stored, before it is published
  EXPECT_TRUE(eventually(
      [&] { return site.stores.game_queries.row(game)->status == play::GameStatus::finished; }));
  held.reset();
  EXPECT_TRUE(resigned.get_future().get());
  const auto end = ear->next_versioned();
  EXPECT_EQ(end.at("d").at("type"), "end");
  EXPECT_EQ(late->next_versioned().at("v"), end.at("v").get<int>() - 1);
  EXPECT_EQ(late->next_versioned().at("v"), end.at("v"));
}

TEST(Rooms, PendingVisitsEndQuietlyWhenTheServerStops) {
  LiveSite site;
  const GameId game = site.stores.game(correspondence_setup(site.anna, site.ben), noon);
  auto held = std::make_unique<Held>(site.pools.reads);
  std::promise<std::optional<Code>> code;
  site.rooms.visit(game, [&](Result<Room*> room) {
    code.set_value(room ? std::nullopt : std::optional(room.error().code));
  });
  settle(site.threads);
  held->release();
  site.stop();
  site.rooms.visit(game, [](Result<Room*>) { FAIL() << "nothing happens any more"; });
}

TEST(Rooms, ADamagedGameIsUnavailableAndReported) {
  LiveSite site;
  const GameId game = site.stores.game(live_setup(site.anna, site.ben), noon);
  // An impossible move.
  ASSERT_TRUE(site.stores.append(
      {.game = game,
       .after_version = 1,
       .events = {{noon, play::Moved{.move = "1-50", .spent = {}, .lag = {}, .left = {}}}},
       .command = std::nullopt,
       .state = std::nullopt}));
  EXPECT_EQ(site.moves(site.anna, game, 0, "32-28").error().code, Code::unavailable);
  EXPECT_EQ(site.errors().size(), 1U);
}

}  // namespace
}  // namespace crownhead::live
