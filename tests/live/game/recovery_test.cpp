#include "server/game/recovery.hpp"

#include <future>
#include <gtest/gtest.h>

#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

using db::correspondence_setup;
using db::live_setup;

constexpr Instant stopped = noon + seconds(100);
constexpr Instant ready = noon + seconds(4000);

/// A server that starts at `ready` and finds games from before.
class RecoveryTest : public testing::Test {
 protected:
  GameId live_game(Instant at = stopped - seconds(5)) {
    return site.stores.game(live_setup(site.anna, site.ben), at);
  }
  GameId slow_game(Millis per_move) {
    auto setup = correspondence_setup(site.anna, site.ben);
    setup.terms.control = play::PerMove{per_move};
    return site.stores.game(setup, noon);
  }
  void store(GameId game, std::int64_t after_version, const char* move, Instant at) {
    ASSERT_TRUE(site.stores.append(
        {.game = game,
         .after_version = after_version,
         .events = {site.stores.whole(
             game, {at, play::Moved{.move = move, .spent = {}, .lag = {}, .left = seconds(300)}})},
         .command = std::nullopt,
         .state = std::nullopt}));
  }
  void recover_from(std::optional<Instant> last_alive) { recover_from(last_alive, {.most = 1}); }
  void recover_from(std::optional<Instant> last_alive, const RecoveryTries& tries) {
    recover(site.rooms, site.stores.games, last_alive, *site.clock,
            {.every = std::chrono::hours(1), .on_progress = [](auto, auto) {}}, tries);
  }
  /// Makes the store reject writes to correspondence games.
  void fail() {
    site.damage(
        "CREATE TRIGGER failing BEFORE INSERT ON game_events"
        " BEGIN SELECT RAISE(ABORT, 'a fault of the test'); END");
  }
  void heal() { site.damage("DROP TRIGGER failing"); }
  void tick(GameId game) {
    std::promise<void> done;
    site.rooms.tick(game, [&done] { done.set_value(); });
    done.get_future().wait();
  }

  LiveSite site{ready};
};

TEST_F(RecoveryTest, ALiveClockIsFrozenDuringTheOutage) {
  const GameId game = live_game(noon);
  store(game, 1, "32-28", noon + seconds(10));
  store(game, 2, "19-23", noon + seconds(20));
  recover_from(stopped);
  const auto now = site.game(game);
  EXPECT_EQ(now.version(), 4);
  EXPECT_FALSE(now.ended());
  // White has used the 80 s between Black's move and the outage.
  EXPECT_EQ(play::remaining(now.setup().terms.control, now.clock(), Seat::white, ready),
            seconds(220));
  EXPECT_EQ(now.deadline(), ready + seconds(220));
  const auto events = site.stores.games.events(game, 3);
  ASSERT_EQ(events.size(), 1U);
  EXPECT_TRUE(std::holds_alternative<play::ClockChanged>(events[0].second.what));
}

TEST_F(RecoveryTest, LiveGamesAreReloadedWithTheirDeadlines) {
  const GameId game = live_game();
  recover_from(stopped);
  const auto home = site.home(game);
  EXPECT_EQ(on(site.threads, home, [&] { return site.rooms.loaded(home); }), 1U);
  EXPECT_TRUE(on(site.threads, home, [&] { return site.rooms.earliest(home); }));
}

TEST_F(RecoveryTest, ReportsItsProgress) {
  const GameId game = live_game();
  std::promise<void> go_on;
  site.threads.post(site.home(game), [waits = go_on.get_future()] { waits.wait(); });
  std::vector<std::pair<std::size_t, std::size_t>> said;
  const auto told = [&](std::size_t done, std::size_t all) {
    if (said.empty()) go_on.set_value();
    said.emplace_back(done, all);
  };
  recover(site.rooms, site.stores.games, stopped, *site.clock,
          {.every = std::chrono::milliseconds(1), .on_progress = told}, {.most = 1});
  ASSERT_FALSE(said.empty());
  EXPECT_EQ(said.front(), (std::pair<std::size_t, std::size_t>{0, 1}));
}

TEST_F(RecoveryTest, TheTimeForTheFirstMoveRestarts) {
  const GameId game = live_game();
  recover_from(stopped);
  EXPECT_FALSE(site.game(game).ended());
  EXPECT_EQ(site.game(game).deadline(), ready + seconds(30));
}

TEST_F(RecoveryTest, ACorrespondenceDeadlineInTheOutageIsExtended) {
  const GameId in_it = slow_game(seconds(500));
  recover_from(stopped);
  const auto now = site.game(in_it);
  EXPECT_FALSE(now.ended());
  EXPECT_EQ(now.deadline(), ready + seconds(400));
}

TEST_F(RecoveryTest, ACorrespondenceDeadlineAfterItStays) {
  const GameId after = slow_game(seconds(5000));
  recover_from(stopped);
  EXPECT_EQ(site.game(after).deadline(), noon + seconds(5000));
  EXPECT_EQ(site.game(after).version(), 1);
}

TEST_F(RecoveryTest, ACorrespondenceDeadlineBeforeItHasPassed) {
  const GameId before = slow_game(seconds(50));
  recover_from(stopped);
  const auto row = site.stores.game_queries.row(before).value();
  EXPECT_EQ(row.status, play::GameStatus::finished);
  EXPECT_EQ(row.reason, "time");
  EXPECT_EQ(row.updated, noon + seconds(50));
}

TEST_F(RecoveryTest, WithoutAnOutageExpiredGamesEnd) {
  const GameId live = live_game(), slow = slow_game(seconds(50)), later = slow_game(seconds(5000));
  recover_from(std::nullopt);
  EXPECT_EQ(site.game(live).ended()->reason, play::EndReason::no_first_move);
  EXPECT_EQ(site.game(slow).ended()->reason, play::EndReason::time);
  EXPECT_FALSE(site.game(later).ended());
}

TEST_F(RecoveryTest, FinishedGamesAreNotLoaded) {
  const GameId game = live_game();
  site.does_at(stopped, site.anna, game, wire::AbortWish{}).value();
  const auto before = site.stores.games.events(game, 0).size();
  recover_from(stopped);
  EXPECT_EQ(site.stores.games.events(game, 0).size(), before);
}

TEST_F(RecoveryTest, ManyGamesAreAllLoaded) {
  std::vector<GameId> games;
  for (int i = 0; i < 50; ++i) games.push_back(live_game());
  for (int i = 0; i < 50; ++i) games.push_back(slow_game(seconds(200 + i)));
  recover_from(stopped);
  for (const GameId game : games) EXPECT_FALSE(site.game(game).ended());
}

// The delay until the store accepts the write is part of the outage.
TEST_F(RecoveryTest, RetriesFailedWrites) {
  const GameId live = live_game(), slow = slow_game(seconds(500));
  fail();
  std::vector<std::string> why;
  const auto failed = [&](std::string_view what) {
    tick(slow);
    EXPECT_FALSE(site.game(slow).ended()) << "no time passes that is to be given back";
    site.by_hand().move_to(ready + seconds(7));
    heal();
    why.emplace_back(what);
  };
  recover_from(stopped, {.most = 3, .pause = std::chrono::milliseconds(0), .failed = failed});
  EXPECT_EQ(why.size(), 1U);
  EXPECT_EQ(site.game(slow).deadline(), ready + seconds(407));
  EXPECT_EQ(site.game(live).deadline(), ready + seconds(37));
}

// A command checks the time first: the flag would fall although no one could play.
TEST_F(RecoveryTest, ACommandIsRefusedUntilTheTimeIsRefunded) {
  const GameId game = slow_game(seconds(500));
  fail();
  const auto failed = [&](auto) {
    EXPECT_EQ(site.moves(site.anna, game, 0, "32-28").error().code, Code::unavailable);
    heal();
    EXPECT_EQ(site.moves(site.anna, game, 0, "32-28").error().code, Code::unavailable);
  };
  recover_from(stopped, {.most = 2, .pause = std::chrono::milliseconds(0), .failed = failed});
  EXPECT_FALSE(site.game(game).ended());
  EXPECT_TRUE(site.moves(site.anna, game, 0, "32-28"));
}

TEST_F(RecoveryTest, FailsRatherThanChargeTheOutageToThePlayers) {
  const GameId game = slow_game(seconds(500));
  fail();
  int failures = 0;
  EXPECT_THROW(recover_from(stopped, {.most = 3,
                                      .pause = std::chrono::milliseconds(0),
                                      .failed = [&](auto) { ++failures; }}),
               std::runtime_error);
  EXPECT_EQ(failures, 2);
  heal();
  recover_from(stopped);
  EXPECT_EQ(site.game(game).deadline(), ready + seconds(400));
}

TEST_F(RecoveryTest, AnUnreadableGameDoesNotPreventTheStart) {
  const GameId damaged = slow_game(seconds(500)), other = slow_game(seconds(500));
  site.damage("UPDATE snapshots SET state = x'00' WHERE game_id = 1");
  ASSERT_EQ(damaged, GameId{1});
  recover_from(stopped);
  EXPECT_EQ(site.game(other).deadline(), ready + seconds(400));
}

TEST_F(RecoveryTest, AnOutageOfNegativeLengthIsIgnored) {
  const GameId game = slow_game(seconds(3000));
  recover_from(ready + seconds(60));  // the system's clock was set back in the meantime
  EXPECT_EQ(site.game(game).ended()->reason, play::EndReason::time);
}

}  // namespace
}  // namespace crownhead::live
