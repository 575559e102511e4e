// Two processes that both believe they own the same games append to them: the key of each event
// decides, and every acknowledged event is stored exactly once.

#include <array>
#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <thread>

#include "db/check.hpp"
#include "db/games/game_store.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/packing.hpp"
#include "db/postgres/write_backend.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

using testing::IsEmpty;

/// By game and version.
using Acknowledged = std::map<std::pair<GameId, std::int64_t>, play::Event>;

/// The games of another process, with a lane of its own.
struct OtherProcess {
  OtherProcess(const Address& address, int number, Readers& readers)
      : writer(std::make_unique<PostgresWriteBackend>(address.native(), number)),
        games(writer, readers) {}

  Result<void> append(Append append) {
    return awaited<void>([&](auto done) { games.append(std::move(append), std::move(done)); });
  }

  Writer writer;
  GameStore games;
};

class TwoWriters : public testing::Test {
 protected:
  TwoWriters() {
    for (int i = 0; i < 8; ++i)
      games.push_back(
          stores.game(i % 4 == 3 ? correspondence_setup(anna, ben) : live_setup(anna, ben), start));
  }
  /// An append of one event or two, which no other one equals.
  Append append_of(GameStore& store, GameId game, std::int64_t after, int number, bool two) {
    Append append{.game = game, .after_version = after, .events = {}};
    for (int i = 0; i <= static_cast<int>(two); ++i)
      append.events.push_back({start + Millis{10 * number + i}, play::DrawOffered{Seat::white}});
    if (game == games[3] || game == games[7]) {
      const auto loaded = store.load(game);
      append.private_version = loaded->private_version;
      append.state = loaded->game;
      for (const auto& event : append.events) play::apply(*append.state, event);
    }
    return append;
  }
  /// Appends to random games until `most` appends were acknowledged, and returns these.
  Acknowledged appended(OtherProcess& process, int which, int most) {
    std::mt19937 random(static_cast<unsigned>(which));
    std::map<GameId, std::int64_t> versions;
    Acknowledged acknowledged;
    for (int number = which; most > 0; number += 2) {
      const GameId game = games[random() % games.size()];
      auto& version = versions[game];
      if (version == 0) version = process.games.load(game)->game.version();
      const auto append = append_of(process.games, game, version, number, random() % 3 == 0);
      const auto events = append.events;
      const auto stored = process.append(append);
      if (!stored) {
        EXPECT_EQ(stored.error().code, Code::stale_version);
        version = 0;  // reload
        continue;
      }
      for (const auto& event : events) acknowledged[{game, ++version}] = event;
      --most;
    }
    return acknowledged;
  }

  Address address = new_postgres_database();
  TestStores stores{address};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
  std::vector<GameId> games;
  OtherProcess left{address, 10, stores.database.readers()};
  OtherProcess right{address, 11, stores.database.readers()};
};

TEST_F(TwoWriters, StoreEachAcknowledgedEventOnce) {
  constexpr int each = 150;
  auto of_right = std::async(std::launch::async, [this] { return appended(right, 1, each); });
  Acknowledged all = appended(left, 2, each);
  const Acknowledged others = of_right.get();
  for (const auto& [at, event] : others)
    EXPECT_TRUE(all.emplace(at, event).second) << "both got version " << at.second;
  std::size_t stored = 0;
  for (const GameId game : games) {
    std::int64_t version = 1;
    for (const auto& [number, event] : stores.games.events(game, 1)) {
      EXPECT_EQ(number, ++version);
      EXPECT_EQ(event, all.at({game, number}));
      ++stored;
    }
  }
  EXPECT_EQ(stored, all.size());
  EXPECT_THAT(check(address).differences, IsEmpty());
  EXPECT_TRUE(left.writer.healthy());
  EXPECT_TRUE(right.writer.healthy());
}

/// A process that was stopped before its append continues after the other one has played on, also
/// after the game was packed.
TEST_F(TwoWriters, ALateAppendIsStale) {
  const GameId game = games[0];
  std::promise<void> released;
  left.writer.submit_live<void>(
      Locks::none(),
      [waits = released.get_future().share()](Connection&) -> Result<void> {
        waits.wait();
        return {};
      },
      [](const Result<void>&) {}, Changes::one);
  std::promise<Result<void>> promise;
  left.games.append(append_of(left.games, game, 1, 1, false),
                    [&](Result<void> result) { promise.set_value(std::move(result)); });
  for (std::int64_t version = 1; version < 12; ++version)
    ASSERT_TRUE(right.append(
        append_of(right.games, game, version, static_cast<int>(version) + 100, false)));
  auto ended = right.games.load(game)->game;
  Append end{.game = game, .after_version = ended.version(), .events = {}};
  for (const play::Command& command :
       {play::Command(play::MakeMove{.by = Seat::white, .ply = 0, .text = "32-28"}),
        play::Command(play::MakeMove{.by = Seat::black, .ply = 1, .text = "19-23"}),
        play::Command(play::Resign{Seat::white})})
    for (const auto& event : play::decide(ended, command, start + seconds(2)).value()) {
      play::apply(ended, event);
      end.events.push_back(event);
    }
  end.state = ended;
  ASSERT_TRUE(right.append(std::move(end)));
  ASSERT_TRUE(awaited<void>([&](auto done) {
    pack_ended_games(stores.writer, start + seconds(2) + kept_as_rows, std::move(done));
  }));
  const auto events = stores.games.events(game, 0);
  released.set_value();
  EXPECT_EQ(promise.get_future().get().error().code, Code::stale_version);
  EXPECT_EQ(stores.games.events(game, 0), events);
}

/// The events of a commit of the live lane are inserted; then the process stands still before the
/// commit. The other one waits for the key until PostgreSQL ends that transaction.
TEST_F(TwoWriters, AStoppedWriterDoesNotBlockTheOther) {
  const GameId game = games[0];
  std::promise<void> inserted, released;
  std::atomic<bool> stops = true;
  left.writer.submit_live<void>(
      Locks::none(),
      [&](Connection& connection) -> Result<void> {
        if (!stops.exchange(false)) return {};
        insert_event(connection, game, 2, EventRow({start, play::DrawOffered{Seat::black}}));
        connection.settle();
        inserted.set_value();
        released.get_future().wait();
        connection.changed("SELECT 1");
        return {};
      },
      [](const Result<void>&) {});
  inserted.get_future().wait();
  auto answer = std::async(std::launch::async, [&] {
    return right.append(append_of(right.games, game, 1, 5, false)).has_value();
  });
  const bool in_time = answer.wait_for(std::chrono::seconds(60)) == std::future_status::ready;
  released.set_value();
  ASSERT_TRUE(in_time) << "while the other one stands still";
  EXPECT_TRUE(answer.get());
  EXPECT_EQ(stores.games.events(game, 1).size(), 1U);
  EXPECT_EQ(left.append(append_of(left.games, game, 1, 6, false)).error().code,
            Code::stale_version);
  EXPECT_TRUE(left.append(append_of(left.games, game, 2, 7, false)));
}

}  // namespace
}  // namespace crownhead::db
