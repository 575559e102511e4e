#include "db/games/moves_of_before.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "db/check.hpp"
#include "db/codec/event_codec.hpp"
#include "db/migrate.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::db {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::ThrowsMessage;

constexpr int schema_before = 26;
constexpr int games_in_it = 10;

/// The rows of a database that the release with schema 26 has written: games of many variants, of
/// which some are over, some are played by correspondence, and what some have played is in the
/// journal.
class MovesOfBefore : public testing::Test {
 protected:
  MovesOfBefore() {
    std::ifstream in(source_dir() + "/tests/data/schema26.sql");
    std::stringstream rows;
    rows << in.rdbuf();
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
    migrate(connection, migrations().first(schema_before));
    connection.script("PRAGMA foreign_keys = OFF; " + rows.str());
  }

  void script(const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
  }
  /// The first move of a game that has a row for each event.
  void make_first_move_illegal(GameId game) {
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
    connection.script("DROP TRIGGER game_events_stay_as_they_are");
    connection.run(
        "UPDATE game_events SET payload = x'0604312D3530000000' WHERE game_id = ?1 AND version = 2",
        game);
    connection.script(
        "CREATE TRIGGER game_events_stay_as_they_are BEFORE UPDATE ON game_events\nBEGIN\n"
        "  SELECT RAISE(ABORT, 'an event is never changed');\nEND");
  }

  TempFile file;
};

TEST_F(MovesOfBefore, SayWhatTheyChangedOnTheBoard) {
  bring_up_to_date(file.path());
  const auto report = check(file.path());
  EXPECT_THAT(report.differences, IsEmpty());
  EXPECT_THAT(report.notes, IsEmpty());
  EXPECT_EQ(report.games, games_in_it);
  const Stores stores(file.path());
  std::set<std::string> variants;
  for (int id = 1; id <= games_in_it; ++id) {
    const auto game = stores.games.load(GameId{id})->game;
    variants.insert(game.setup().variant);
    EXPECT_GE(game.ply(), 3) << id;
    for (const auto& [version, event] : stores.games.events(GameId{id}, 0))
      if (const auto* moved = std::get_if<play::Moved>(&event.what))
        EXPECT_TRUE(moved->change) << id << ", " << version;
  }
  EXPECT_GE(variants.size(), 7U);
}

TEST_F(MovesOfBefore, AreChangedOnceAndNeverAgain) {
  EXPECT_EQ(bring_up_to_date(file.path()), static_cast<int>(migrations().size()) - schema_before);
  EXPECT_EQ(bring_up_to_date(file.path()), 0);
  EXPECT_THROW(script("UPDATE game_events SET type = 3 WHERE version = 1"), SqliteError);
}

TEST_F(MovesOfBefore, GoOnWhereTheyWereBrokenOff) {
  {
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
    migrate(connection, migrations());
  }
  EXPECT_THAT([&] { check(file.path()); },
              ThrowsMessage<std::runtime_error>(HasSubstr("run crownhead migrate first")));
  bring_up_to_date(file.path());
  EXPECT_THAT(check(file.path()).differences, IsEmpty());
}

TEST_F(MovesOfBefore, StayAsTheyAreWhereTheyCannotBeReplayed) {
  constexpr GameId slow{8};
  make_first_move_illegal(slow);
  bring_up_to_date(file.path());
  const Stores stores(file.path());
  EXPECT_THROW(stores.games.load(slow), std::runtime_error);
  const auto events = stores.games.events(slow, 0);
  EXPECT_GT(events.size(), 10U) << "they can still be read";
  EXPECT_EQ(std::get<play::Moved>(events[1].second.what).move, "1-50");
  EXPECT_TRUE(stores.games.load(GameId{9})) << "and the others are as they should be";
  const auto report = check(file.path());
  EXPECT_THAT(report.differences, Contains(HasSubstr("game 8: event 2")));
  for (const auto& difference : report.differences) EXPECT_THAT(difference, HasSubstr("game 8: "));
}

}  // namespace
}  // namespace crownhead::db
