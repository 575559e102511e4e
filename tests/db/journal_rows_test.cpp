#include "db/journal_rows.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <stdexcept>

#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

/// A database with nothing in its journal but rows that a test writes.
struct WithRows {
  void add(const codec::ByteWriter& row) {
    connection.run("INSERT INTO live_journal (at_ms, events) VALUES (1, ?1)", Bytes(row.written()));
  }
  std::vector<LoggedEvent> waiting(std::optional<GameId> only = std::nullopt) {
    std::vector<LoggedEvent> events;
    each_waiting(connection, only,
                 [&](std::int64_t, LoggedEvent event) { events.push_back(std::move(event)); });
    return events;
  }

  TempFile file;
  int migrated = migrate_file(file.path());
  Connection connection{file.path(), Connection::Mode::read_write_create};
};

// What is written is read again, in its order, of all games or of one.
RC_GTEST_PROP(JournalRows, AreReadAsTheyWereWritten, ()) {
  struct Written {
    std::int64_t game, version, at;
    std::vector<std::uint8_t> payload;
    bool commanded;
    std::uint64_t hash;
  };
  const auto events = *rc::gen::container<std::vector<Written>>(rc::gen::construct<Written>(
      rc::gen::inRange<std::int64_t>(1, 4), rc::gen::inRange<std::int64_t>(1, 1'000'000),
      rc::gen::inRange<std::int64_t>(0, 4'000'000'000'000),
      rc::gen::arbitrary<std::vector<std::uint8_t>>(), rc::gen::arbitrary<bool>(),
      rc::gen::arbitrary<std::uint64_t>()));
  const auto cut = *rc::gen::inRange<std::size_t>(0, events.size() + 1);
  WithRows database;
  codec::ByteWriter row;
  for (std::size_t i = 0; i <= events.size(); ++i) {
    if (i == cut || i == events.size()) {
      if (!row.written().empty()) database.add(row);
      row.clear();
    }
    if (i == events.size()) break;
    const auto& [game, version, at, payload, commanded, hash] = events[i];
    std::optional<RequestKey> command;
    if (commanded) command = RequestKey{{game + 10}, {1, 2, 3}, hash};
    write_journal_event(row, {game}, version,
                        EventRow(Instant{at}, codec::EventType::moved, payload), command);
  }
  const auto same = [](const LoggedEvent& read, const Written& written) {
    RC_ASSERT(read.game.value == written.game && read.version == written.version);
    RC_ASSERT(read.event.at.ms == written.at && read.event.payload == written.payload);
    RC_ASSERT(read.event.type == codec::EventType::moved);
    RC_ASSERT(read.command.has_value() == written.commanded);
    if (!read.command) return;
    RC_ASSERT(read.command->hash == written.hash);
    RC_ASSERT(read.command->user.value == written.game + 10);
    RC_ASSERT(read.command->id == (CommandId{1, 2, 3}));
  };
  const auto all = database.waiting();
  RC_ASSERT(all.size() == events.size());
  for (std::size_t i = 0; i < all.size(); ++i) same(all[i], events[i]);
  auto next = events.begin();
  for (const auto& read : database.waiting(GameId{2})) {
    next = std::ranges::find(next, events.end(), 2, &Written::game);
    same(read, *next++);
  }
  RC_ASSERT(std::ranges::count(next, events.end(), 2, &Written::game) == 0);
}

TEST(JournalRows, ThatAreDamagedAreNamed) {
  codec::ByteWriter row;
  write_journal_event(row, {1}, 2, EventRow({Instant{3}, play::DrawOffered{}}), std::nullopt);
  const std::vector<std::uint8_t> sound(row.written().begin(), row.written().end());
  const auto refused = [](const std::vector<std::uint8_t>& bytes) {
    codec::ByteWriter damaged;
    damaged.raw(bytes);
    WithRows database;
    database.add(damaged);
    EXPECT_THAT([&] { database.waiting(); },
                ThrowsMessage<std::runtime_error>(HasSubstr("row 1 of live_journal")));
    EXPECT_THROW(const Stores stores(database.file.path()), std::runtime_error);
  };
  for (std::size_t size = 0; size < sound.size(); ++size)
    if (size != 1) refused({sound.begin(), sound.begin() + static_cast<std::ptrdiff_t>(size)});
  auto of_tomorrow = sound;
  of_tomorrow[0] = 2;
  refused(of_tomorrow);
}

}  // namespace
}  // namespace crownhead::db
