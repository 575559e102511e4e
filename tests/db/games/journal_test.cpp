#include "db/games/journal.hpp"

#include <array>
#include <functional>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>

#include "db/check.hpp"
#include "db/games/event_log.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using testing::ElementsAre;

constexpr JournalLimits short_journal{.events = 8, .moved_at_once = 3};

play::Event offer(std::int64_t version, Seat by = Seat::white) {
  return {start + Millis{version}, play::DrawOffered{by}};
}

class JournalTest : public testing::Test {
 protected:
  std::int64_t count(const std::string& what) {
    return stores.database.readers()
        .borrow()
        ->value<std::int64_t>("SELECT count(*) FROM " + what)
        .value();
  }
  Result<void> play(GameId game, std::int64_t version) {
    return stores.append({.game = game, .after_version = version - 1, .events = {offer(version)}});
  }
  /// Ends a game as a room does: with its state.
  Result<void> resign(GameId game) {
    auto ended = stores.games.load(game)->game;
    const auto before = ended.version();
    std::vector<play::Event> events;
    const auto does = [&](const play::Command& command) {
      for (const auto& event : play::decide(ended, command, start + seconds(1)).value()) {
        play::apply(ended, event);
        events.push_back(event);
      }
    };
    does(play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"});
    does(play::MakeMove{.by = Seat::black, .ply = 1, .text = "19-23"});
    does(play::Resign{Seat::white});
    return stores.append({.game = game, .after_version = before, .events = events, .state = ended});
  }
  void expect_events_until(GameId game, std::int64_t last) {
    const auto events = stores.games.events(game, 1);
    ASSERT_EQ(static_cast<std::int64_t>(events.size()), last - 1);
    for (std::int64_t version = 2; version <= last; ++version)
      EXPECT_EQ(events[static_cast<std::size_t>(version - 2)],
                (std::pair<std::int64_t, play::Event>{version, offer(version)}));
  }
  Result<void> job(const std::function<Result<void>(Connection&)>& work) {
    return awaited<void>([&](auto done) {
      stores.database.writer().submit_live<void>(Locks::none(), work, std::move(done));
    });
  }

  TempFile file;
  TestStores stores{file.path(), {.journal = short_journal}};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
};

TEST_F(JournalTest, TakesTheEventsOfRunningLiveGamesOnly) {
  const GameId live = stores.game(live_setup(anna, ben), start);
  const GameId slow = stores.game(correspondence_setup(anna, ben), start);
  ASSERT_TRUE(play(live, 2));
  ASSERT_TRUE(play(slow, 2));
  EXPECT_EQ(count("live_journal"), 1);
  EXPECT_EQ(count("game_events WHERE version > 1"), 1);
  expect_events_until(live, 2);
  expect_events_until(slow, 2);
}

TEST_F(JournalTest, RefusesAnyVersionExceptTheNext) {
  const GameId game = stores.game(live_setup(anna, ben), start);
  const auto refused = [&](std::int64_t version) {
    const auto result = play(game, version);
    return !result && result.error().code == Code::stale_version;
  };
  EXPECT_TRUE(refused(1));
  EXPECT_TRUE(refused(3));
  ASSERT_TRUE(play(game, 2));
  EXPECT_TRUE(refused(2));
  EXPECT_TRUE(refused(4));
  ASSERT_TRUE(play(game, 3));
  expect_events_until(game, 3);
}

TEST_F(JournalTest, IsClearedWhenAGameEnds) {
  const GameId ends = stores.game(live_setup(anna, ben), start);
  const GameId goes_on = stores.game(live_setup(anna, ben), start);
  ASSERT_TRUE(play(ends, 2));
  ASSERT_TRUE(play(goes_on, 2));
  ASSERT_TRUE(resign(ends));
  const auto events = stores.games.events(ends, 0);
  EXPECT_TRUE(std::holds_alternative<play::Ended>(events.back().second.what));
  EXPECT_EQ(count("game_events WHERE game_id = 1"), static_cast<std::int64_t>(events.size()));
  expect_events_until(goes_on, 2);
  EXPECT_EQ(check(file.path()).differences, std::vector<std::string>{});
}

TEST_F(JournalTest, StaysShort) {
  const GameId first = stores.game(live_setup(anna, ben), start);
  const GameId second = stores.game(live_setup(anna, ben), start);
  for (std::int64_t version = 2; version <= 50; ++version) {
    ASSERT_TRUE(play(first, version));
    ASSERT_TRUE(play(second, version));
    EXPECT_LE(count("live_journal"), 12);
  }
  expect_events_until(first, 50);
  expect_events_until(second, 50);
}

TEST_F(JournalTest, KnowsItsGamesAfterAFailedJob) {
  const GameId game = stores.game(live_setup(anna, ben), start);
  ASSERT_TRUE(play(game, 2));
  // Its events are moved before the append turns out to be too late.
  const auto late =
      stores.append({.game = game, .after_version = 1, .events = {offer(2), offer(3)}});
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, Code::stale_version);
  EXPECT_EQ(count("game_events"), 1);
  ASSERT_TRUE(play(game, 3));
  EXPECT_FALSE(play(game, 3));
  expect_events_until(game, 3);
}

TEST_F(JournalTest, RowsAreNeverChanged) {
  const GameId game = stores.game(live_setup(anna, ben), start);
  ASSERT_TRUE(play(game, 2));
  EXPECT_FALSE(job([](Connection& connection) -> Result<void> {
    connection.run("UPDATE live_journal SET at_ms = 0");
    return {};
  }));
  EXPECT_TRUE(stores.database.healthy());
  expect_events_until(game, 2);
}

/// A journal like a writer's, on a database with two live games that have started.
class BareJournal : public testing::Test {
 protected:
  BareJournal() {
    TestStores stores(file.path());
    const auto setup = live_setup(stores.user("anna"), stores.user("ben"));
    for (GameId& game : games) game = stores.game(setup, start);
  }
  Journal::Taken append(std::int64_t version, int game = 0) {
    return journal.append(connection, games.at(static_cast<std::size_t>(game)), version,
                          EventRow(offer(version)), std::nullopt);
  }
  void transaction(const std::function<void()>& jobs) {
    Transaction transaction(connection, Transaction::Kind::write);
    jobs();
    journal.store_appended(connection);
    transaction.commit();
  }
  int rows() { return connection.value<int>("SELECT count(*) FROM live_journal").value(); }
  std::vector<std::int64_t> versions(int game = 0) {
    std::vector<std::int64_t> found;
    for (const auto& logged :
         logged_events(connection, games.at(static_cast<std::size_t>(game)), 0))
      found.push_back(logged.version);
    return found;
  }

  TempFile file;
  std::array<GameId, 2> games{};
  SqliteConnection connection{file.path(), SqliteConnection::Mode::read_write_create};
  Journal journal{short_journal};
};

TEST_F(BareJournal, StoresATransactionAsOneRow) {
  transaction([&] {
    EXPECT_EQ(append(2), Journal::Taken::yes);
    EXPECT_EQ(append(2, 1), Journal::Taken::yes);
    EXPECT_EQ(append(3), Journal::Taken::yes);
  });
  EXPECT_EQ(rows(), 1);
  EXPECT_THAT(versions(0), ElementsAre(1, 2, 3));
  EXPECT_THAT(versions(1), ElementsAre(1, 2));
  transaction([] {});
  EXPECT_EQ(rows(), 1) << "nothing was appended";
}

TEST_F(BareJournal, MovesTheEventsOfThisTransaction) {
  transaction([&] {
    EXPECT_EQ(append(2), Journal::Taken::yes);
    Journal::Moving(journal, connection, games[0]).keep();
    EXPECT_EQ(append(3), Journal::Taken::yes);
  });
  EXPECT_THAT(versions(), ElementsAre(1, 2, 3));
  EXPECT_EQ(last_stored(connection, games[0]), 2);
}

TEST_F(BareJournal, MovesThePendingEventsOfAGameAsOneRow) {
  transaction([&] { EXPECT_EQ(append(2), Journal::Taken::yes); });
  transaction([&] {
    EXPECT_EQ(append(3), Journal::Taken::yes);
    EXPECT_EQ(append(2, 1), Journal::Taken::yes);
    Journal::Moving(journal, connection, games[0]).keep();
  });
  transaction([&] { EXPECT_EQ(append(4), Journal::Taken::yes); });
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM game_events WHERE game_id = ?1", games[0]),
            2);
  EXPECT_THAT(versions(0), ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(versions(1), ElementsAre(1, 2));
  EXPECT_EQ(logged_events(connection, games[0], 2).front().version, 3) << "inside the run";
}

TEST_F(BareJournal, KeepsEventsWhoseMoveWasRolledBack) {
  transaction([&] { EXPECT_EQ(append(2), Journal::Taken::yes); });
  transaction([&] {
    EXPECT_EQ(append(3), Journal::Taken::yes);
    const Savepoint undone(connection);
    const Journal::Moving moving(journal, connection, games[0]);
    EXPECT_EQ(last_stored(connection, games[0]), 3);
  });
  EXPECT_EQ(last_stored(connection, games[0]), 1);
  EXPECT_THAT(versions(), ElementsAre(1, 2, 3));
  transaction([&] { EXPECT_EQ(append(4), Journal::Taken::yes); });
  EXPECT_THAT(versions(), ElementsAre(1, 2, 3, 4));
}

TEST_F(BareJournal, DropsRolledBackEvents) {
  transaction([&] { EXPECT_EQ(append(2), Journal::Taken::yes); });
  {
    const Transaction undone(connection, Transaction::Kind::write);
    EXPECT_EQ(append(3), Journal::Taken::yes);
    EXPECT_EQ(append(3), Journal::Taken::stale);
    Journal::Moving(journal, connection, games[0]).keep();
    journal.store_appended(connection);
  }
  {
    const Transaction undone(connection, Transaction::Kind::write);
    EXPECT_EQ(append(3), Journal::Taken::yes);
  }
  transaction([] {});
  EXPECT_EQ(rows(), 1);
  transaction([&] {
    EXPECT_EQ(append(2), Journal::Taken::stale);
    EXPECT_EQ(append(3), Journal::Taken::yes);
  });
  EXPECT_EQ(rows(), 2);
  EXPECT_THAT(versions(), ElementsAre(1, 2, 3));
}

TEST_F(BareJournal, IsRestoredFromTheTable) {
  transaction([&] {
    EXPECT_EQ(append(2), Journal::Taken::yes);
    EXPECT_EQ(append(2, 1), Journal::Taken::yes);
  });
  transaction([&] { Journal::Moving(journal, connection, games[1]).keep(); });
  journal = Journal(short_journal);
  transaction([&] {
    EXPECT_EQ(append(2), Journal::Taken::stale);
    EXPECT_EQ(append(3), Journal::Taken::yes);
    EXPECT_EQ(append(3, 1), Journal::Taken::yes);
  });
  EXPECT_THAT(versions(0), ElementsAre(1, 2, 3));
  EXPECT_THAT(versions(1), ElementsAre(1, 2, 3));
}

// Appends to many games at once until all rows except for the last have been moved and dropped.
TEST_F(BareJournal, DropsRowsWithoutPendingEvents) {
  for (std::int64_t version = 2; version < 60; ++version) {
    transaction([&] {
      EXPECT_EQ(append(version), Journal::Taken::yes);
      if (version % 5 == 0) EXPECT_EQ(append(version / 5 + 1, 1), Journal::Taken::yes);
    });
    if (!journal.shall_move()) continue;
    transaction([&] { journal.move_some(connection); });
    journal.moving_ended();
    EXPECT_LE(rows(), 8);
  }
  EXPECT_EQ(versions(0).size(), 59U);
  EXPECT_EQ(versions(1).size(), 12U);
}

TEST(Journal, IsMovedCompletelyBeforeTheWriterStarts) {
  const TempFile file;
  GameId game{};
  {
    TestStores stores(file.path());
    game = stores.game(live_setup(stores.user("anna"), stores.user("ben")), start);
    for (std::int64_t version = 2; version <= 5; ++version)
      ASSERT_TRUE(
          stores.append({.game = game, .after_version = version - 1, .events = {offer(version)}}));
    EXPECT_EQ(stores.database.last_alive(), start + Millis{5});
  }
  const TestStores stores(file.path());
  auto connection = SqliteConnection(file.path(), SqliteConnection::Mode::read_only);
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM live_journal"), 0);
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM game_events"), 2) << "a run of four";
  EXPECT_EQ(stores.games.events(game, 4).back().second, offer(5));
}

// However games are played, ended and restored, every event is stored exactly once.
RC_GTEST_PROP(Journal, HoldsEveryEventOnce, ()) {
  const TempFile file;
  auto stores = std::make_unique<TestStores>(file.path(), StoreOptions{.journal = short_journal});
  const auto setup = live_setup(stores->user("anna"), stores->user("ben"));
  std::map<GameId, std::int64_t> versions;
  for (int i = 0; i < 4; ++i) versions[stores->game(setup, start)] = 1;
  const auto steps = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 26));
  for (const int step : steps) {
    auto& [game, version] = *std::next(versions.begin(), step % 4);
    if (step == 25)
      stores = nullptr,
      stores = std::make_unique<TestStores>(file.path(), StoreOptions{.journal = short_journal});
    std::vector<play::Event> events = {offer(version + 1)};
    if (step == 24) events.push_back(offer(version + 2));
    RC_ASSERT(stores->append({.game = game, .after_version = version, .events = events}));
    version += static_cast<std::int64_t>(events.size());
    RC_ASSERT(!stores->append({.game = game, .after_version = version - 1, .events = events}));
  }
  for (const auto& [game, version] : versions) {
    const auto events = stores->games.events(game, 1);
    RC_ASSERT(static_cast<std::int64_t>(events.size()) == version - 1);
    for (const auto& [number, event] : events) RC_ASSERT(event == offer(number));
  }
}

}  // namespace
}  // namespace crownhead::db
