#include "db/games/journal_rows.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdexcept>

#include "db/sqlite/connection.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using testing::ThrowsMessage;

/// A database whose journal contains only rows that the test writes.
struct WithRows {
  void add(Bytes events) {
    connection.run("INSERT INTO live_journal (at_ms, events) VALUES (1, ?1)", events);
  }
  std::vector<std::pair<std::int64_t, std::int64_t>> waiting(
      std::optional<GameId> only = std::nullopt) {
    std::vector<std::pair<std::int64_t, std::int64_t>> versions;
    each_waiting(connection, only, [&](std::int64_t row, const LoggedEvent& event) {
      versions.emplace_back(row, event.version);
    });
    return versions;
  }

  TempFile file;
  int migrated = bring_up_to_date(file.path());
  SqliteConnection connection{file.path(), SqliteConnection::Mode::read_write_create};
};

TEST(JournalRows, AreReadInOrder) {
  WithRows database;
  const EventRow offer({Instant{3}, play::DrawOffered{}});
  CodedEvents first, second;
  first.add({1}, 2, offer, std::nullopt);
  first.add({2}, 2, offer, std::nullopt);
  second.add({1}, 3, offer, std::nullopt);
  database.add(first.bytes());
  database.add(second.bytes());
  EXPECT_THAT(database.waiting(), ElementsAre(Pair(1, 2), Pair(1, 2), Pair(2, 3)));
  EXPECT_THAT(database.waiting(GameId{1}), ElementsAre(Pair(1, 2), Pair(2, 3)));
  EXPECT_THAT(database.waiting(GameId{3}), IsEmpty());
}

TEST(JournalRows, AreNamedIfDamaged) {
  CodedEvents coded;
  coded.add({1}, 2, EventRow({Instant{3}, play::DrawOffered{}}), std::nullopt);
  WithRows database;
  database.add(coded.bytes());
  database.add(coded.bytes().first(coded.bytes().size() - 1));
  EXPECT_THAT([&] { database.waiting(); },
              ThrowsMessage<std::runtime_error>(HasSubstr("row 2 of live_journal")));
  EXPECT_THROW(const TestStores stores(database.file.path()), std::runtime_error);
}

}  // namespace
}  // namespace crownhead::db
