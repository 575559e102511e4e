#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "db/accounts/sessions.hpp"
#include "db/chat/chat_lines.hpp"
#include "db/chat/notes.hpp"
#include "db/check.hpp"
#include "db/migrate.hpp"
#include "db/sqlite/connection.hpp"
#include "rules/play/game.hpp"
#include "tests/db/later_step.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::db {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

/// TestStores the events of a command as a room does: of a running live game only the events.
void act(TestStores& stores, GameId id, const play::Command& command) {
  auto game = stores.games.load(id)->game;
  Append append{.game = id, .after_version = game.version(), .events = {}};
  append.events = play::decide(game, command, Instant{1'001'000}).value();
  for (const auto& event : append.events) apply(game, event);
  if (game.pace() == play::Pace::correspondence || game.ended()) append.state = game;
  ASSERT_TRUE(stores.append(std::move(append)));
}

/// A database with the present schema and some contents.
void fill(const std::filesystem::path& file) {
  TestStores stores(file);
  auto& database = stores.database;
  Sessions sessions(database.writer(), database.readers());
  ChatLines lines(database.writer(), database.readers());
  Notes notes(database.writer(), database.readers());
  const UserId anna = stores.user("anna"), ben = stores.user("ben");
  const GameId live = stores.game(live_setup(anna, ben));
  const GameId slow = stores.game(correspondence_setup(anna, ben));
  for (const GameId game : {live, slow}) {
    act(stores, game, play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"});
    act(stores, game, play::MakeMove{.by = Seat::black, .ply = 1, .text = "19-23"});
  }
  act(stores, live, play::Resign{Seat::white});
  ASSERT_TRUE(awaited<void>([&](auto done) {
    sessions.open({1}, anna, {"a test", "192.0.2.1"}, Instant{1}, Instant{9'000'000},
                  std::move(done));
  }));
  ASSERT_TRUE(awaited<Made<TokenId>>([&](auto done) {
    sessions.create_token({2}, ben, {"bot", scope_play}, Instant{1}, RequestKey{ben, {1}, 77},
                          std::move(done));
  }));
  ASSERT_TRUE(awaited<Made<ChatLineId>>([&](auto done) {
    lines.add({slow, ChatRoom::players, anna, "hello", Instant{5}}, std::nullopt, std::move(done));
  }));
  ASSERT_TRUE(awaited<void>(
      [&](auto done) { notes.write(anna, slow, "he plays well", Instant{6}, std::move(done)); }));
  database.beat(Instant{4'000'000});
}

/// Compares each table of the first file with the second, except for the steps and the journal,
/// which is moved to the events. Returns the numbers of rows.
std::map<std::string, int> compared(const std::filesystem::path& one,
                                    const std::filesystem::path& other) {
  SqliteConnection connection(one, SqliteConnection::Mode::read_only);
  connection.script("ATTACH '" + other.string() + "' AS other");
  std::map<std::string, int> rows;
  for (const auto& table : connection.values<std::string>(
           "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%fts5%'"
           " AND name NOT IN ('migrations', 'sqlite_sequence', 'live_journal')")) {
    std::string columns;
    for (const auto& name : connection.values<std::string>("SELECT name FROM pragma_table_info('" +
                                                           table + "', 'main')"))
      columns += (columns.empty() ? "" : ", ") + name;
    const auto all = [&](const std::string& schema) {
      return "SELECT " + columns + " FROM " + schema + "." + table;
    };
    EXPECT_EQ(connection.value<int>("SELECT count(*) FROM (" + all("main") + " EXCEPT " +
                                    all("other") + ")"),
              0)
        << table;
    if (const int count = *connection.value<int>("SELECT count(*) FROM main." + table); count > 0)
      rows[table] = count;
  }
  return rows;
}

TEST(Upgrade, KeepsStoredDataAndBacksUpTheFile) {
  const TempFile folder;
  fill(folder.path());
  const auto known = with_a_later_step();
  const auto before = folder.path().string() + ".schema-" + std::to_string(migrations().size());
  EXPECT_EQ(bring_up_to_date(folder.path(), known), 1);
  const auto rows = compared(before, folder.path());
  EXPECT_EQ(rows.at("users"), 2);
  EXPECT_EQ(rows.at("games"), 2);
  EXPECT_EQ(rows.at("notes"), 1);
  EXPECT_GE(rows.size(), 9U);
  {
    SqliteConnection connection(folder.path(), SqliteConnection::Mode::read_only);
    EXPECT_EQ(schema_of(connection, known), std::ssize(known));
    EXPECT_EQ(
        connection.values<std::string>("SELECT clubs.name || motto FROM clubs JOIN users USING (id)"
                                       " ORDER BY id"),
        (std::vector<std::string>{"annadraughts", "bendraughts"}));
  }
  EXPECT_EQ(bring_up_to_date(folder.path(), known), 0);
  const auto report = check(before);
  EXPECT_THAT(report.differences, testing::IsEmpty());
  EXPECT_EQ(report.games, 2);
  EXPECT_EQ(report.events, 7);
}

/// The databases that each release wrote; docs/releases.md says how one is added.
std::vector<std::filesystem::path> releases() {
  std::vector<std::filesystem::path> found;
  for (const auto& file :
       std::filesystem::directory_iterator(source_dir() + "/tests/data/releases"))
    if (file.path().extension() == ".db") found.push_back(file.path());
  return found;
}

TEST(Releases, AreReplayedAndUpgradedWithoutALoss) {
  ASSERT_GE(releases().size(), 1U);
  for (const auto& written : releases()) {
    SCOPED_TRACE(written);
    const TempFile folder;
    std::filesystem::copy_file(written, folder.path());
    bring_up_to_date(folder.path());
    const auto report = check(folder.path());
    EXPECT_THAT(report.differences, testing::IsEmpty());
    EXPECT_THAT(report.notes, testing::IsEmpty());
    EXPECT_GE(report.games, 40);
    EXPECT_EQ(bring_up_to_date(folder.path(), with_a_later_step()), 1);
    const auto rows = compared(written, folder.path());
    for (const char* table : {"users", "games", "game_events", "tournament_events", "ratings",
                              "vacation_allocations", "dice_commitments", "puzzles"})
      EXPECT_TRUE(rows.contains(table)) << table;
  }
}

TEST(Upgrade, StopsAtAFailedStep) {
  const TempFile folder;
  fill(folder.path());
  auto known = with_a_later_step();
  known.push_back({"a_wrong_step", "INSERT INTO clubs (id, name) VALUES (1, 'again')"});
  EXPECT_THROW(bring_up_to_date(folder.path(), known), SqliteError);
  SqliteConnection connection(folder.path(), SqliteConnection::Mode::read_only);
  EXPECT_EQ(schema_of(connection, known), std::ssize(known) - 1) << "up to the step that failed";
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM clubs"), 2);
}

TEST(NewerDatabase, IsRefusedAndUnchanged) {
  const TempFile folder;
  fill(folder.path());
  const int newest = static_cast<int>(migrations().size());
  {
    SqliteConnection connection(folder.path(), SqliteConnection::Mode::read_write_create);
    connection.run("INSERT INTO migrations (number, name, checksum) VALUES (?1, 'of_tomorrow', 1)",
                   newest + 1);
    connection.script("PRAGMA wal_checkpoint(TRUNCATE)");
  }
  const auto refused =
      HasSubstr("has schema " + std::to_string(newest + 1) + ", but this program supports only " +
                std::to_string(newest) + "; use a newer Crownhead or restore a backup");
  EXPECT_THAT([&] { const Database database(folder.path()); },
              ThrowsMessage<std::runtime_error>(refused));
  EXPECT_THAT([&] { bring_up_to_date(folder.path()); }, ThrowsMessage<std::runtime_error>(refused));
  EXPECT_THAT([&] { check(folder.path()); }, ThrowsMessage<std::runtime_error>(refused));
  SqliteConnection connection(folder.path(), SqliteConnection::Mode::read_only);
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM migrations"), newest + 1);
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM users"), 2);
}

}  // namespace
}  // namespace crownhead::db
