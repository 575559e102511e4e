// Moves a store from SQLite to PostgreSQL and back.

#include "db/move.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/accounts/sessions.hpp"
#include "db/chat/chat_lines.hpp"
#include "db/chat/notes.hpp"
#include "db/check.hpp"
#include "db/jobs/writer.hpp"
#include "db/migrate.hpp"
#include "db/move_rows.hpp"
#include "db/postgres/driver.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/later_step.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/random_game.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::ThrowsMessage;

void play_games(TestStores& stores, int count) {
  const UserId anna = stores.user("anna"), ben = stores.user("Ben ʘ");
  for (int i = 0; i < count; ++i) {
    const auto setup = i % 2 == 0 ? live_setup(anna, ben) : correspondence_setup(anna, ben);
    const auto played = play::random_game(setup, start, static_cast<std::uint32_t>(i), 200);
    const GameId id = stores.game(setup, start);
    auto game = play::Game::begin(setup, played.events[0].at).value();
    for (std::size_t event = 1; event < played.events.size(); ++event) {
      Append append{.game = id, .after_version = game.version(), .events = {played.events[event]}};
      apply(game, played.events[event]);
      if (game.pace() == play::Pace::correspondence || game.ended()) append.state = game;
      ASSERT_TRUE(stores.append(std::move(append)));
    }
  }
  auto& database = stores.database;
  Sessions sessions(database.writer(), database.readers());
  ChatLines lines(database.writer(), database.readers());
  Notes notes(database.writer(), database.readers());
  ASSERT_TRUE(awaited<void>([&](auto done) {
    sessions.open({1}, anna, {"a test", "192.0.2.1"}, start, start + seconds(9000),
                  std::move(done));
  }));
  ASSERT_TRUE(awaited<Made<ChatLineId>>([&](auto done) {
    lines.add({{1}, ChatRoom::players, anna, "héllo\n'\"", start}, std::nullopt, std::move(done));
  }));
  ASSERT_TRUE(awaited<void>(
      [&](auto done) { notes.write(anna, {1}, "they play well", start, std::move(done)); }));
}

/// Compares all rows of both, and the counters that number rows.
void expect_the_same(Connection& one, Connection& other, Connection& sqlite) {
  auto tables = moved_tables(sqlite);
  tables.push_back(meta_table(sqlite));
  for (const auto& table : tables) {
    MovedRows rows(one, table, 100'000), others(other, table, 100'000);
    EXPECT_EQ(first_difference(table, rows.next(), others.next()), std::nullopt);
  }
}

class MovedStore : public testing::Test {
 protected:
  MovedStore() {
    TestStores stores(folder.path());
    play_games(stores, 6);
    stores.database.beat(start);
    // The last account was deleted, and its number must not be used again.
    stores.user("carl");
    awaited<void>([&](auto done) {
      stores.database.writer().submit<void>(
          Locks::none(),
          [](Connection& connection) -> Result<void> {
            connection.run("DELETE FROM users WHERE name = 'carl'");
            return {};
          },
          std::move(done));
    });
  }
  static Connection on_server(const Address& address) {
    return Connection(std::make_unique<PostgresDriver>(address.native()));
  }
  static SqliteConnection on_file(const Address& file) {
    return {file, SqliteConnection::Mode::read_only};
  }

  TempFile folder;
  Address server = new_postgres_database();
  Address back = folder.folder() / "back.db";
};

TEST_F(MovedStore, RoundTripsBetweenTheEngines) {
  bring_up_to_date(folder.path());  // moves the journal, which only SQLite has
  const MoveReport there = move_store(folder.path(), server);
  EXPECT_GT(there.rows, 30);
  EXPECT_EQ(there.rows, there.copied);
  EXPECT_THAT(check(server).differences, IsEmpty());
  EXPECT_EQ(check(server).games, 6);
  const MoveReport again = move_store(server, back);
  EXPECT_EQ(again.rows, there.rows);
  EXPECT_THAT(check(back).differences, IsEmpty());
  auto first = on_file(folder.path()), last = on_file(back);
  auto between = on_server(server);
  expect_the_same(first, between, first);
  expect_the_same(first, last, first);
}

TEST_F(MovedStore, TurnsTheJournalIntoRowsOfEvents) {
  ASSERT_GT(on_file(folder.path()).value<int>("SELECT count(*) FROM live_journal"), 0);
  move_store(folder.path(), server);
  EXPECT_EQ(on_server(server).value<int>("SELECT count(*) FROM live_journal"), 0);
  EXPECT_THAT(check(server).differences, IsEmpty());
  TestStores from(folder.path()), to(server);
  for (std::int64_t game = 1; game <= 6; ++game)
    EXPECT_EQ(from.games.events({game}, 0), to.games.events({game}, 0));
}

TEST_F(MovedStore, DoesNotReuseTheIdsOfDeletedRows) {
  move_store(folder.path(), server);
  EXPECT_EQ(TestStores(server).user("dora"), UserId{4});
  move_store(server, back);
  EXPECT_EQ(TestStores(back).user("emil"), UserId{5});
}

TEST_F(MovedStore, ContinuesAfterAnInterruption) {
  struct Broken : std::exception {};
  const auto breaks = [](const std::string& doing, std::int64_t, std::int64_t) {
    if (doing == "copying games") throw Broken();
  };
  EXPECT_THROW(move_store(folder.path(), server, breaks), Broken);
  EXPECT_THAT([&] { Database database(server); },
              ThrowsMessage<std::runtime_error>(HasSubstr("contains an unfinished copy")));
  EXPECT_THAT([&] { check(server); },
              ThrowsMessage<std::runtime_error>(HasSubstr("contains an unfinished copy")));
  const MoveReport report = move_store(folder.path(), server);
  EXPECT_LT(report.copied, report.rows);
  EXPECT_THAT(check(server).differences, IsEmpty());
}

TEST_F(MovedStore, NeedsAnEmptyDatabase) {
  TestStores(server).user("zoe");
  EXPECT_THAT([&] { move_store(folder.path(), server); },
              ThrowsMessage<std::runtime_error>(HasSubstr("already has rows")));
  EXPECT_THAT([&] { move_store(folder.path(), back); },
              ThrowsMessage<std::runtime_error>(HasSubstr("crownhead backup")));
  const TestStores held(folder.path());
  EXPECT_THAT([&] { move_store(folder.path(), new_postgres_database()); },
              ThrowsMessage<std::runtime_error>(HasSubstr("in use")));
}

TEST_F(MovedStore, LeavesATargetWithAnotherSchemaUnchanged) {
  const auto known = with_a_later_step();
  {
    SqliteConnection file(back, SqliteConnection::Mode::read_write_create);
    migrate(file, known);
  }
  move_store(folder.path(), server);
  EXPECT_THAT([&] { move_store(server, back); },
              ThrowsMessage<std::runtime_error>(HasSubstr("use a newer Crownhead")));
  auto file = on_file(back);
  EXPECT_EQ(schema_of(file, known), std::ssize(known));
}

TEST_F(MovedStore, NamesTheRowThatTheOtherEngineRejects) {
  {
    SqliteConnection file(folder.path(), SqliteConnection::Mode::read_write_create);
    file.run("UPDATE chat_lines SET text = CAST(x'6100ff' AS TEXT)");
  }
  EXPECT_THAT([&] { move_store(folder.path(), server); },
              ThrowsMessage<std::runtime_error>(
                  HasSubstr("the row (1) of the table chat_lines was refused")));
}

TEST_F(MovedStore, ReportsADifferingRow) {
  const auto changes = [&](const std::string& doing, std::int64_t, std::int64_t) {
    if (doing.starts_with("copying webhooks"))
      on_server(server).run("UPDATE users SET locale = 'ru' WHERE id = 1");
  };
  EXPECT_THAT(
      [&] { move_store(folder.path(), server, changes); },
      ThrowsMessage<std::runtime_error>(HasSubstr("differ in the row (1) of the table users")));
}

}  // namespace
}  // namespace crownhead::db
