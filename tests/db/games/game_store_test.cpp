#include "db/games/game_store.hpp"

#include <gtest/gtest.h>
#include <thread>

#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/random_game.hpp"

namespace crownhead::db {
namespace {

class GamesTest : public testing::Test {
 protected:
  play::Event offer(std::int64_t ms_on, Seat by = Seat::white) const {
    return {start + Millis{ms_on}, play::DrawOffered{by}};
  }
  /// TestStores all events after the first, as a room does: in correspondence games, the row with
  /// each move.
  void store(GameId id, const play::Played& played) {
    auto game = play::Game::begin(played.game.setup(), played.events[0].at).value();
    for (std::size_t i = 1; i < played.events.size(); ++i) {
      const std::int64_t before = game.version();
      apply(game, played.events[i]);
      Append append{.game = id, .after_version = before, .events = {played.events[i]}};
      if (game.pace() == play::Pace::correspondence || game.ended()) append.state = game;
      ASSERT_TRUE(stores.append(std::move(append)));
    }
  }

  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
};

TEST_F(GamesTest, StartWithARowAnEventAndASmallId) {
  const GameId id = stores.game(live_setup(anna, ben), start);
  EXPECT_EQ(id, GameId{1});
  EXPECT_EQ(stores.game(live_setup(ben, anna), start), GameId{2});
  const auto row = stores.game_queries.row(id);
  ASSERT_TRUE(row);
  EXPECT_EQ(row->variant, "international");
  EXPECT_EQ(row->ruleset, "fmjd");
  EXPECT_EQ(row->control, live_setup(anna, ben).terms.control);
  EXPECT_TRUE(row->rated);
  EXPECT_EQ(row->players, (PerSeat{anna, ben}));
  EXPECT_EQ(row->names, (PerSeat<std::string>{"anna", "ben"}));
  EXPECT_EQ(row->status, GameStatus::playing);
  EXPECT_EQ(row->outcome, std::nullopt);
  EXPECT_EQ(row->reason, "");
  EXPECT_EQ(row->turn, Seat::white);
  EXPECT_EQ(row->ply, 0);
  EXPECT_EQ(row->version, 1);
  EXPECT_EQ(row->fen, "W:W31-50:B1-20");
  EXPECT_EQ(row->last_move, "");
  EXPECT_EQ(row->deadline, std::nullopt);
  EXPECT_EQ(row->created, start);
  EXPECT_EQ(row->updated, start);
  const auto events = stores.games.events(id, 0);
  ASSERT_EQ(events.size(), 1u);
  EXPECT_EQ(events[0], (std::pair<std::int64_t, play::Event>{
                           1, {start, play::Started{live_setup(anna, ben)}}}));
  EXPECT_FALSE(stores.game_queries.row({99}));
  EXPECT_FALSE(stores.games.load({99}));
}

TEST_F(GamesTest, RefuseAnUnknownVariant) {
  auto setup = live_setup(anna, ben);
  setup.terms.variant = "checkers of the moon";
  const auto refused = awaited<Made<GameId>>([&](auto done) {
    stores.games.create(setup, start, std::nullopt, std::nullopt, std::move(done));
  });
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::invalid_field);
  EXPECT_FALSE(stores.game_queries.row({1}));
}

TEST_F(GamesTest, AppendAfterTheExpectedVersionOnly) {
  const GameId id = stores.game(live_setup(anna, ben), start);
  const auto append = [&](std::int64_t after) {
    return stores.append({.game = id, .after_version = after, .events = {offer(5)}});
  };
  const auto refused = [&](std::int64_t after) {
    const auto result = append(after);
    return !result && result.error().code == Code::stale_version;
  };
  EXPECT_TRUE(refused(0)) << "the game has begun";
  EXPECT_TRUE(refused(2)) << "a gap";
  EXPECT_TRUE(append(1));
  EXPECT_TRUE(refused(1)) << "a second time";
  EXPECT_TRUE(append(2));
  EXPECT_EQ(stores.games.events(id, 0).size(), 3u);
  EXPECT_FALSE(stores.append({.game = {77}, .after_version = 1, .events = {offer(5)}}));
}

TEST_F(GamesTest, AppendAllEventsOrNothing) {
  const GameId id = stores.game(live_setup(anna, ben), start);
  ASSERT_TRUE(stores.append({.game = id, .after_version = 1, .events = {offer(1), offer(2)}}));
  EXPECT_FALSE(stores.append({.game = id, .after_version = 2, .events = {offer(3), offer(4)}}));
  const auto events = stores.games.events(id, 1);
  ASSERT_EQ(events.size(), 2u);
  EXPECT_EQ(events[0].first, 2);
  EXPECT_EQ(events[1].first, 3);
  EXPECT_EQ(events[1].second, offer(2));
}

TEST_F(GamesTest, OneOfTwoRacingAppendsWins) {
  const GameId id = stores.game(live_setup(anna, ben), start);
  for (std::int64_t version = 1; version <= 100; ++version) {
    std::array<Result<void>, 2> results;
    {
      std::array<std::jthread, 2> racers;
      for (std::size_t i = 0; i < 2; ++i)
        racers[i] = std::jthread([&, i] {
          results[i] = stores.append({.game = id, .after_version = version, .events = {offer(1)}});
        });
    }
    ASSERT_NE(results[0].has_value(), results[1].has_value());
  }
  EXPECT_EQ(stores.games.events(id, 0).size(), 101u);
}

TEST_F(GamesTest, EventsAreNeverChangedOrDeleted) {
  stores.game(live_setup(anna, ben), start);
  const auto attempt = [&](const char* sql) {
    return awaited<void>([&](auto done) {
      stores.database.writer().submit_live<void>(
          Locks::none(),
          [sql](Connection& connection) -> Result<void> {
            connection.run(sql);
            return {};
          },
          std::move(done));
    });
  };
  EXPECT_FALSE(attempt("UPDATE game_events SET at_ms = 0"));
  EXPECT_EQ(stores.database.failure(),
            "UPDATE game_events SET at_ms = 0: an event is never changed");
  EXPECT_FALSE(attempt("DELETE FROM game_events"));
  EXPECT_TRUE(stores.database.healthy());
}

TEST_F(GamesTest, RoundTrip) {
  for (const bool live : {true, false}) {
    for (std::uint32_t seed = 1; seed <= 5; ++seed) {
      const auto setup = live ? live_setup(anna, ben) : correspondence_setup(anna, ben);
      const auto played = play::random_game(setup, start, seed, seed == 1 ? 60 : 400);
      const GameId id = stores.game(setup, start);
      store(id, played);
      const auto loaded = stores.games.load(id);
      ASSERT_TRUE(loaded);
      EXPECT_EQ(loaded->game.saved(), played.game.saved()) << live << seed;
      EXPECT_EQ(draughts_of(loaded->game).position(), draughts_of(played.game).position());
      EXPECT_EQ(loaded->names, (PerSeat<std::string>{"anna", "ben"}));
      std::vector<play::Event> events;
      for (const auto& [version, event] : stores.games.events(id, 0)) events.push_back(event);
      EXPECT_EQ(events, played.events);
    }
  }
}

TEST_F(GamesTest, LoadWithoutTheirSnapshot) {
  const auto setup = correspondence_setup(anna, ben);
  const auto played = play::random_game(setup, start, 7, 30);
  const GameId id = stores.game(setup, start);
  store(id, played);
  for (const char* sql : {"UPDATE snapshots SET state = x'00ff'", "DELETE FROM snapshots"}) {
    ASSERT_TRUE(awaited<void>([&](auto done) {
      stores.database.writer().submit_live<void>(
          Locks::none(),
          [sql](Connection& connection) -> Result<void> {
            connection.run(sql);
            return {};
          },
          std::move(done));
    }));
    EXPECT_EQ(stores.games.load(id)->game.saved(), played.game.saved()) << sql;
  }
}

TEST_F(GamesTest, RememberTheirCommands) {
  const GameId id = stores.game(live_setup(anna, ben), start);
  const RequestKey first{anna, {1, 2}, 0xfedcba9876543210}, second{ben, {3}, 4};
  ASSERT_TRUE(stores.append(
      {.game = id, .after_version = 1, .events = {offer(1), offer(2)}, .command = first}));
  ASSERT_TRUE(stores.append({.game = id, .after_version = 3, .events = {offer(3)}}));
  ASSERT_TRUE(
      stores.append({.game = id, .after_version = 4, .events = {offer(4)}, .command = second}));
  const auto commands = stores.games.load(id)->commands;
  ASSERT_EQ(commands.size(), 2u);
  EXPECT_EQ(commands[0].key.user, anna);
  EXPECT_EQ(commands[0].key.id, first.id);
  EXPECT_EQ(commands[0].key.hash, first.hash);
  EXPECT_EQ(commands[0].version, 2);
  EXPECT_EQ(commands[1].key.id, second.id);
  EXPECT_EQ(commands[1].version, 5);
}

TEST_F(GamesTest, AreCreatedOncePerKey) {
  const auto create = [&](std::uint64_t hash) {
    return awaited<Made<GameId>>([&](auto done) {
      stores.games.create(live_setup(anna, ben), start, RequestKey{anna, {8}, hash}, std::nullopt,
                          std::move(done));
    });
  };
  const auto first = create(1), again = create(1);
  EXPECT_EQ(first->id, again->id);
  EXPECT_TRUE(again->repeated);
  EXPECT_EQ(create(2).error().code, Code::key_reused);
  EXPECT_FALSE(stores.game_queries.row({first->id.value + 1}));
}

TEST_F(GamesTest, RowsFollowTheState) {
  const auto setup = correspondence_setup(anna, ben);
  const GameId id = stores.game(setup, start);
  EXPECT_EQ(stores.game_queries.row(id)->deadline, start + seconds(3 * 24 * 3600));
  auto game = play::Game::begin(setup, start).value();
  const Instant later = start + seconds(100);
  auto events = decide(game, play::MakeMove{Seat::white, 0, "32-28"}, later).value();
  apply(game, events[0]);
  ASSERT_TRUE(stores.append({.game = id, .after_version = 1, .events = events, .state = game}));
  auto row = stores.game_queries.row(id);
  EXPECT_EQ(row->turn, Seat::black);
  EXPECT_EQ(row->ply, 1);
  EXPECT_EQ(row->version, 2);
  EXPECT_EQ(row->last_move, "32-28");
  EXPECT_EQ(row->deadline, later + seconds(3 * 24 * 3600));
  EXPECT_EQ(row->updated, later);
  events = decide(game, play::Resign{Seat::black}, later + seconds(1)).value();
  apply(game, events[0]);
  ASSERT_TRUE(stores.append({.game = id, .after_version = 2, .events = events, .state = game}));
  row = stores.game_queries.row(id);
  EXPECT_EQ(row->status, GameStatus::finished);
  EXPECT_EQ(row->outcome, play::Outcome::white_wins);
  EXPECT_EQ(row->reason, "resignation");
  EXPECT_EQ(row->deadline, std::nullopt);
}

TEST_F(GamesTest, ListThoseWithDeadlines) {
  const GameId live = stores.game(live_setup(anna, ben), start);
  const GameId late = stores.game(correspondence_setup(anna, ben), start + seconds(100));
  const GameId soon = stores.game(correspondence_setup(anna, ben), start);
  const GameId over = stores.game(correspondence_setup(anna, ben), start);
  auto game = play::Game::begin(correspondence_setup(anna, ben), start).value();
  const auto events = decide(game, play::Abort{Seat::white}, start).value();
  apply(game, events[0]);
  ASSERT_TRUE(stores.append({.game = over, .after_version = 1, .events = events, .state = game}));
  EXPECT_EQ(stores.game_queries.row(over)->status, GameStatus::aborted);

  const Instant first = start + seconds(3 * 24 * 3600), second = first + seconds(100);
  using Deadlines = std::vector<std::pair<Instant, GameId>>;
  EXPECT_EQ(stores.games.running_live(), std::vector{live});
  EXPECT_EQ(stores.games.deadlines(first, 10), Deadlines{});
  EXPECT_EQ(stores.games.deadlines(first + Millis{1}, 10), (Deadlines{{first, soon}}));
  EXPECT_EQ(stores.games.deadlines({INT64_MAX}, 10), (Deadlines{{first, soon}, {second, late}}));
  EXPECT_EQ(stores.games.deadlines({INT64_MAX}, 1), (Deadlines{{first, soon}}));
}

}  // namespace
}  // namespace crownhead::db
