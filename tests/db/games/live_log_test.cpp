// EventRows on SQLite, row by row. tests/postgres/live_log_test has the statements of PostgreSQL.

#include "db/games/live_log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>

#include "db/check.hpp"
#include "db/games/event_log.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using testing::IsEmpty;

play::Event offered(std::int64_t version) {
  return {start + Millis{version}, play::DrawOffered{Seat::white}};
}

StoreOptions as_rows() { return {.live_events = LiveEvents::as_rows}; }

class EventRowsTest : public testing::Test {
 protected:
  Result<void> play(std::int64_t version, std::optional<RequestKey> command = std::nullopt) {
    return stores.append({.game = game,
                          .after_version = version - 1,
                          .events = {offered(version)},
                          .command = command});
  }
  std::optional<Code> refused(std::int64_t version) {
    const auto result = play(version);
    return result ? std::nullopt : std::optional(result.error().code);
  }

  TempFile file;
  TestStores stores{file.path(), as_rows()};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
  GameId game = stores.game(live_setup(anna, ben), start);
};

TEST_F(EventRowsTest, StoresEachEventAsARow) {
  const RequestKey command{anna, {1, 2, 3}, 0xffffffffffffffff};
  ASSERT_TRUE(play(2, command));
  ASSERT_TRUE(play(3));
  EXPECT_EQ(stores.rows("live_journal"), 0);
  EXPECT_EQ(stores.rows("game_events"), 3);
  const auto commands = stores.games.load(game)->commands;
  ASSERT_EQ(commands.size(), 1U);
  EXPECT_EQ(commands[0].version, 2);
  EXPECT_EQ(commands[0].key.hash, command.hash);
  EXPECT_THAT(check(file.path()).differences, IsEmpty());
}

TEST_F(EventRowsTest, RejectsAnyVersionExceptTheNext) {
  EXPECT_EQ(refused(1), Code::stale_version);
  EXPECT_EQ(refused(3), Code::stale_version);
  ASSERT_TRUE(play(2));
  EXPECT_EQ(refused(2), Code::stale_version);
  EXPECT_EQ(refused(4), Code::stale_version);
  ASSERT_TRUE(play(3));
  EXPECT_EQ(stores.games.events(game, 0).size(), 3U);
}

TEST_F(EventRowsTest, RejectsAVersionInsideARun) {
  CodedEvents run;
  for (const std::int64_t version : {2, 3, 4})
    run.add(game, version, EventRow(offered(version)), std::nullopt);
  ASSERT_TRUE(awaited<void>([&](auto done) {
    stores.writer.submit<void>(
        Locks::none(),
        [&](Connection& connection) -> Result<void> {
          insert_run(connection, game, 4, start, run);
          return {};
        },
        std::move(done));
  }));
  EXPECT_EQ(refused(2), Code::stale_version);
  EXPECT_EQ(refused(4), Code::stale_version);
  ASSERT_TRUE(play(5));
  EXPECT_EQ(stores.games.events(game, 0).size(), 5U);
}

/// The same with several events and a state, which correspondence games and ends have.
TEST_F(EventRowsTest, RejectsSeveralEventsAtAnotherVersion) {
  ASSERT_TRUE(play(2));
  for (const std::int64_t after : {0, 1, 3}) {
    const auto late = stores.append(
        {.game = game, .after_version = after, .events = {offered(after + 1), offered(after + 2)}});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().code, Code::stale_version);
  }
  ASSERT_TRUE(
      stores.append({.game = game, .after_version = 2, .events = {offered(3), offered(4)}}));
  EXPECT_EQ(stores.games.events(game, 0).size(), 4U);
}

TEST_F(EventRowsTest, ContinuesAGameOfTheJournal) {
  const TempFile other;
  GameId begun{};
  {
    TestStores with_journal(other.path());
    begun =
        with_journal.game(live_setup(with_journal.user("carl"), with_journal.user("dora")), start);
    ASSERT_TRUE(with_journal.append({.game = begun, .after_version = 1, .events = {offered(2)}}));
  }
  TestStores continued(other.path(), as_rows());
  ASSERT_TRUE(continued.append({.game = begun, .after_version = 2, .events = {offered(3)}}));
  EXPECT_EQ(continued.games.events(begun, 1).size(), 2U);
}

// However games are played, every event is stored exactly once.
RC_GTEST_PROP(EventRows, HoldEveryEventOnce, ()) {
  const TempFile file;
  TestStores stores(file.path(), as_rows());
  const auto setup = live_setup(stores.user("anna"), stores.user("ben"));
  std::map<GameId, std::int64_t> versions;
  for (int i = 0; i < 4; ++i) versions[stores.game(setup, start)] = 1;
  const auto steps = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 26));
  for (const int step : steps) {
    auto& [game, version] = *std::next(versions.begin(), step % 4);
    std::vector<play::Event> events = {offered(version + 1)};
    if (step >= 24) events.push_back(offered(version + 2));
    RC_ASSERT(stores.append({.game = game, .after_version = version, .events = events}));
    version += static_cast<std::int64_t>(events.size());
    RC_ASSERT(!stores.append({.game = game, .after_version = version - 1, .events = events}));
  }
  for (const auto& [game, version] : versions) {
    const auto events = stores.games.events(game, 1);
    RC_ASSERT(static_cast<std::int64_t>(events.size()) == version - 1);
    for (const auto& [number, event] : events) RC_ASSERT(event == offered(number));
  }
}

}  // namespace
}  // namespace crownhead::db
