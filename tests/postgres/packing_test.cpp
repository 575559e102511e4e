#include "db/packing.hpp"

#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <utility>

#include "db/check.hpp"
#include "db/games/event_log.hpp"
#include "db/games/game_writes.hpp"
#include "db/move.hpp"
#include "db/postgres/driver.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/random_game.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

using testing::IsEmpty;

class Packing : public testing::Test {
 protected:
  /// Plays a game to its end, or without its last event.
  GameId played(const play::Setup& setup, bool to_the_end = true) {
    const Instant at = ended_ + Millis{1};
    auto played = play::random_game(setup, at, ++seed_, 1000);
    while (!played.game.ended() || played.events.size() < 20)
      played = play::random_game(setup, at, ++seed_, 1000);
    const GameId id = stores.game(setup, at);
    auto game = play::Game::begin(setup, played.events[0].at).value();
    const auto last = played.events.size() - (to_the_end ? 0 : 2);
    for (std::size_t event = 1; event < last; ++event) {
      Append append{.game = id, .after_version = game.version(), .events = {played.events[event]}};
      append.command = RequestKey{anna, {static_cast<std::uint8_t>(event)}, event};
      apply(game, played.events[event]);
      if (game.pace() == play::Pace::correspondence || game.ended()) append.state = game;
      EXPECT_TRUE(stores.append(std::move(append)));
    }
    EXPECT_EQ(game.ended().has_value(), to_the_end);
    ended_ = std::max(ended_, game.last_event());
    return id;
  }
  std::int64_t rows(GameId game) {
    return *other.value<std::int64_t>("SELECT count(*) FROM game_events WHERE game_id = ?1", game);
  }
  Result<void> packed(Instant now) {
    return awaited<void>([&](auto done) { pack_ended_games(stores.writer, now, std::move(done)); });
  }
  std::vector<std::int64_t> commands(GameId game) {
    std::vector<std::int64_t> versions;
    for (const auto& stamp : stores.games.load(game)->commands) versions.push_back(stamp.version);
    return versions;
  }
  std::int64_t loaded_version(GameId game) { return stores.games.load(game)->game.version(); }
  Result<void> offers(GameId game, std::int64_t after) {
    return stores.append({.game = game,
                          .after_version = after,
                          .events = {{ended_, play::DrawOffered{Seat::white}}}});
  }

  Address address = new_postgres_database();
  std::optional<TestStores> open{std::in_place, address};
  TestStores& stores = *open;
  UserId anna = stores.user("anna"), ben = stores.user("ben");
  Connection other{std::make_unique<PostgresDriver>(address.native())};
  Instant ended_ = start;  ///< of the last event of all games
  std::uint32_t seed_ = 0;
};

TEST_F(Packing, MergesTheEventsOfALiveGameTenMinutesAfterItsEnd) {
  const GameId game = played(live_setup(anna, ben));
  const auto events = stores.games.events(game, 0);
  const auto commanded = commands(game);
  ASSERT_TRUE(packed(ended_ + kept_as_rows - Millis{1}));
  EXPECT_EQ(rows(game), std::ssize(events));
  ASSERT_TRUE(packed(ended_ + kept_as_rows));
  EXPECT_EQ(rows(game), 1);
  EXPECT_EQ(stores.games.events(game, 0), events);
  EXPECT_EQ(stores.games.events(game, 5).size(), events.size() - 5);
  EXPECT_EQ(commands(game), commanded);
  EXPECT_THAT(check(address).differences, IsEmpty());
}

TEST_F(Packing, LeavesRunningAndCorrespondenceGames) {
  const GameId running = played(live_setup(anna, ben), false);
  const GameId slow = played(correspondence_setup(anna, ben));
  const auto running_rows = rows(running), slow_rows = rows(slow);
  ASSERT_TRUE(packed(ended_ + kept_as_rows + kept_as_rows));
  EXPECT_EQ(rows(running), running_rows);
  EXPECT_EQ(rows(slow), slow_rows);
  EXPECT_EQ(loaded_version(running), running_rows);
}

TEST_F(Packing, AcceptsOnlyTheNextVersionAfterwards) {
  const GameId game = played(live_setup(anna, ben));
  const auto last = loaded_version(game);
  ASSERT_TRUE(packed(ended_ + kept_as_rows));
  for (const std::int64_t after : {std::int64_t{0}, std::int64_t{1}, last - 1, last + 1})
    EXPECT_EQ(offers(game, after).error().code, Code::stale_version) << after;
  EXPECT_TRUE(offers(game, last));
  EXPECT_EQ(rows(game), 2);
  EXPECT_EQ(stores.games.events(game, 0).size(), static_cast<std::size_t>(last) + 1);
}

TEST_F(Packing, ContinuesBehindTheGameWhereItStopped) {
  std::vector<GameId> games;
  for (int i = 0; i < 25; ++i) games.push_back(played(live_setup(anna, ben)));
  ASSERT_TRUE(packed(ended_ + kept_as_rows));
  for (const GameId game : games) EXPECT_EQ(rows(game), 1);
  const GameId later = played(live_setup(anna, ben));
  ASSERT_TRUE(packed(ended_ + kept_as_rows));
  EXPECT_EQ(rows(later), 1);
  EXPECT_THAT(check(address).differences, IsEmpty());
}

/// Another process has moved the cursor between the read and the change.
TEST_F(Packing, ChangesNothingIfAnotherProcessWasFirst) {
  played(live_setup(anna, ben));
  ASSERT_TRUE(packed(ended_ + kept_as_rows));
  const GameId game = played(live_setup(anna, ben));
  const auto unpacked = rows(game);
  Transaction transaction(other, Transaction::Kind::write);
  other.run("UPDATE meta SET value = value + 1 WHERE key = 'packed_ms'");
  other.settle();
  std::promise<Result<void>> promise;
  pack_ended_games(stores.writer, ended_ + kept_as_rows,
                   [&](Result<void> result) { promise.set_value(std::move(result)); });
  auto answer = promise.get_future();
  auto readers = stores.database.readers().borrow();
  while (readers->value<int>("SELECT count(*) FROM pg_locks WHERE locktype = 'transactionid'"
                             " AND NOT granted") == 0)
    ASSERT_NE(answer.wait_for(std::chrono::milliseconds(1)), std::future_status::ready);
  transaction.commit();
  EXPECT_EQ(answer.get().error().code, Code::stale_version);
  EXPECT_EQ(rows(game), unpacked);
}

TEST_F(Packing, SkipsADamagedGame) {
  const GameId damaged = played(live_setup(anna, ben)), sound = played(live_setup(anna, ben));
  other.script(
      "ALTER TABLE game_events DISABLE TRIGGER ALL;"
      "DELETE FROM game_events WHERE game_id = 1 AND version = 5;"
      "ALTER TABLE game_events ENABLE TRIGGER ALL");
  const auto left = rows(damaged);
  ASSERT_TRUE(packed(ended_ + kept_as_rows));
  EXPECT_EQ(rows(damaged), left);
  EXPECT_EQ(rows(sound), 1);
}

TEST_F(Packing, PackedGamesAreMovedToSqlite) {
  const GameId game = played(live_setup(anna, ben));
  const auto events = stores.games.events(game, 0);
  ASSERT_TRUE(packed(ended_ + kept_as_rows));
  const TempFile file;
  const Address copy = file.path();
  open.reset();
  move_store(address, copy);
  EXPECT_THAT(check(copy).differences, IsEmpty());
  EXPECT_EQ(TestStores(copy).games.events(game, 0), events);
}

TEST_F(Packing, EventsAreNotDeletedOtherwise) {
  played(live_setup(anna, ben));
  for (const char* sql : {"DELETE FROM game_events WHERE version = 2",
                          "UPDATE game_events SET payload = '' WHERE version = 2",
                          "UPDATE game_events SET type = 0, at_ms = 0 WHERE version = 2"})
    EXPECT_THROW(other.run(sql), StoreError) << sql;
}

}  // namespace
}  // namespace crownhead::db
