#include "db/games/level_measure.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "db/jobs/awaited.hpp"
#include "db/jobs/locks.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/ratings/ratings.hpp"
#include "rules/play/command.hpp"
#include "rules/play/game.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using rating::Shown;

constexpr Millis one_day = seconds(24 * 3600);
const Pool blitz_pool{"international", rating::Speed::blitz};
/// Level 4's initial rating, with which a game that counts is even.
constexpr Shown first{1500, true, {}};

class LevelMeasureTest : public testing::Test {
 protected:
  LevelMeasureTest() {
    EXPECT_TRUE(awaited<void>(
        [&](auto done) { stores.users.create_computers(8, start, std::move(done)); }));
    four = stores.users.computers(4, 1).at(0);
    settle(anna);
  }
  /// Plays games until the rating is not provisional.
  void settle(UserId user) {
    auto rated = live_setup(user, ben);
    for (int i = 0; i < 40; ++i) {
      rated.players = i % 2 == 0 ? PerSeat<UserId>{user, ben} : PerSeat<UserId>{ben, user};
      play(rated, {play::Resign{Seat::black}}, start);
    }
    ASSERT_FALSE(shown(user).provisional);
  }
  GameId play(const play::Setup& setup, const std::vector<play::Command>& commands, Instant at) {
    const GameId id = stores.game(setup, at);
    auto game = stores.games.load(id)->game;
    for (const auto& command : commands) {
      const auto version = game.version();
      const auto events = decide(game, command, at).value();
      for (const auto& event : events) apply(game, event);
      EXPECT_TRUE(
          stores.append({.game = id, .after_version = version, .events = events, .state = game}));
    }
    return id;
  }
  play::Setup casual(UserId white, UserId black) {
    auto setup = live_setup(white, black);
    setup.terms.rated = false;
    return setup;
  }
  GameId beaten_by(UserId user, Instant at = start) {
    return play(casual(user, four), {play::Resign{Seat::black}}, at);
  }
  Shown shown(UserId user, Instant at = start) { return ratings.shown(user, blitz_pool, at); }
  Shown level() { return shown(four); }
  play::GameRow row(GameId game) { return *stores.game_queries.row(game); }

  TempFile file;
  TestStores stores{file.path()};
  Ratings& ratings = stores.ratings;
  UserId anna = stores.user("anna"), ben = stores.user("ben"), cara = stores.user("cara");
  UserId four;
};

TEST_F(LevelMeasureTest, StartsAtTheGivenRating) {
  EXPECT_EQ(level(), first);
  const auto levels = ratings.of_levels(blitz_pool, start);
  ASSERT_EQ(levels.size(), 8);
  EXPECT_EQ(levels.front().name, "Computer 1");
  EXPECT_EQ(levels.front().rating, (Shown{600, true, {}}));
  EXPECT_EQ(levels.back().rating, (Shown{1920, true, {}}));
}

TEST_F(LevelMeasureTest, RatesTheLevelAndNotTheMember) {
  const Shown before = shown(anna);
  const GameId game = beaten_by(anna);
  EXPECT_LT(level().rating, first.rating);
  EXPECT_EQ(shown(anna), before);
  EXPECT_EQ(stores.games.rating_changes(game), std::nullopt) << "it is casual";
}

TEST_F(LevelMeasureTest, RaisesTheLevelWhenItWins) {
  play(casual(four, anna), {play::Resign{Seat::black}}, start);
  EXPECT_GT(level().rating, first.rating);
}

TEST_F(LevelMeasureTest, CountsOneGamePerPairAndDay) {
  beaten_by(anna);
  const Shown once = level();
  beaten_by(anna, start + seconds(60));
  EXPECT_EQ(level(), once);
  beaten_by(anna, start + one_day);
  EXPECT_LT(level().rating, once.rating);
}

TEST_F(LevelMeasureTest, CountsOneGamePerMemberAndDay) {
  settle(cara);
  beaten_by(anna);
  const Shown once = level();
  beaten_by(cara);
  EXPECT_LT(level().rating, once.rating);
}

TEST_F(LevelMeasureTest, CountsAGameOnce) {
  const GameId game = beaten_by(anna);
  const Shown once = level();
  ASSERT_TRUE(awaited<void>([&](auto done) {
    stores.database.writer().submit<void>(
        Locks::everything(),
        [game, again = row(game)](Connection& connection) -> Result<void> {
          auto later = again;
          later.updated = later.updated + one_day;
          measure_level(connection, game, later);
          return {};
        },
        std::move(done));
  }));
  EXPECT_EQ(level(), once);
}

TEST_F(LevelMeasureTest, IgnoresProvisionalPlayers) {
  beaten_by(cara);
  EXPECT_EQ(level(), first);
}

TEST_F(LevelMeasureTest, IgnoresAbortedGames) {
  play(casual(anna, four), {play::Abort{Seat::white}}, start);
  EXPECT_EQ(level(), first);
}

TEST_F(LevelMeasureTest, IgnoresGamesFromCustomPositions) {
  auto setup = casual(anna, four);
  setup.terms.start_fen = "W:W31-50:B1-19";
  play(setup, {play::Resign{Seat::black}}, start);
  EXPECT_EQ(level(), first);
}

TEST_F(LevelMeasureTest, IgnoresGamesWithTakebacks) {
  play(casual(anna, four),
       {play::MakeMove{Seat::white, 0, "32-28"}, play::OfferTakeback{Seat::white},
        play::AcceptTakeback{Seat::black}, play::Resign{Seat::black}},
       start);
  EXPECT_EQ(level(), first);
}

TEST_F(LevelMeasureTest, KeepsLevelsFromTheLeaders) {
  settle(cara);
  for (int i = 0; i < 60; ++i) {
    const Instant at = start + Millis{i * one_day.count};
    play(i % 2 == 0 ? casual(anna, four) : casual(four, anna), {play::Resign{Seat::black}}, at);
    play(i % 2 == 0 ? casual(four, cara) : casual(cara, four), {play::Resign{Seat::black}}, at);
  }
  const Instant end = start + Millis{20 * one_day.count};
  ASSERT_FALSE(ratings.shown(four, blitz_pool, end).provisional);
  const auto page = ratings.leaders(blitz_pool, end, 10, {}).value();
  EXPECT_FALSE(page.items.empty());
  for (const auto& leader : page.items) EXPECT_NE(leader.name, "Computer 4");
}

}  // namespace
}  // namespace crownhead::db
