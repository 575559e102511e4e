#include "server/game/room_registry.hpp"

#include <future>
#include <gtest/gtest.h>
#include <latch>
#include <semaphore>

#include "rules/ids.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

struct PlainRoom {
  std::string name;
  Result<void> caught_up = {};
  bool idle() const { return true; }
  std::int64_t version() const { return 0; }
  void catch_up(std::move_only_function<void(Result<void>)> done) const { done(caught_up); }
};

/// A store that answers when the test allows it, with the stored value.
class RoomRegistryTest : public testing::Test {
 protected:
  using Rooms = RoomRegistry<GameId, PlainRoom, std::string>;

  void SetUp() override {
    threads.start([](std::string_view) {});
  }
  void TearDown() override {
    answer.release(100);
    reads.join();
    threads.stop();
  }

  /// Reads the store immediately and answers later.
  std::optional<std::string> read(GameId game) {
    ++begun;
    auto found = stored;
    read_it.release();
    answer.acquire();
    if (game == damaged) throw std::runtime_error("damaged");
    return found;
  }

  /// Adds the result of the visit to `heard`, on the home thread.
  void visit(GameId game, const std::string& who) {
    rooms.visit(game, [this, who](Result<PlainRoom*> room) {
      heard.push_back(who + ' ' +
                      (room ? (*room)->name : std::string(code_name(room.error().code))));
    });
  }
  std::vector<std::string> all_answers() {
    settle(threads, reads);
    return heard;
  }

  static constexpr GameId game{3}, damaged{7};
  Threads threads{2};
  Workers reads{{.threads = 2, .most = 100, .most_of_one = 100}};
  std::atomic<int> begun = 0;
  std::optional<std::string> stored = "one";
  std::atomic<bool> others_write = false;
  Result<void> caught_up = {};
  std::counting_semaphore<> read_it{0}, answer{0};
  std::vector<std::string> heard;      ///< used on the one thread that all these games share
  std::vector<std::string> log_error;  ///< used on the same thread
  metrics::Gauge in_memory;
  Rooms rooms{threads,
              reads,
              {.name = "game",
               .no_such = [](GameId) { return reason::game::not_read(); },
               .unreadable = reason::game::not_read(),
               .in_memory = in_memory,
               .read = [this](GameId id) { return read(id); },
               .make =
                   [this](std::size_t, GameId, std::string name) {
                     return std::make_unique<PlainRoom>(std::move(name), caught_up);
                   },
               .needed = [](const PlainRoom&) { return false; },
               .dropping = [](std::size_t, GameId, const PlainRoom&) {},
               .log_error = [this](std::string_view what) { log_error.emplace_back(what); },
               .others_write = [this] { return others_write.load(); },
               .versions =
                   [](const std::vector<GameId>& ids) {
                     return std::vector<std::pair<GameId, std::int64_t>>{{ids.front(), 1}};
                   }}};
};

TEST_F(RoomRegistryTest, VisitorsDuringAReadShareItAndEnterInOrder) {
  for (const char* who : {"a", "b", "c"}) visit(game, who);
  read_it.acquire();
  settle(threads);
  EXPECT_TRUE(heard.empty());
  visit(game, "d");
  answer.release();
  EXPECT_EQ(all_answers(), (std::vector<std::string>{"a one", "b one", "c one", "d one"}));
  EXPECT_EQ(begun, 1);
  visit(game, "e");
  settle(threads);
  EXPECT_EQ(heard.back(), "e one") << "it is in memory";
  EXPECT_EQ(begun, 1);
}

TEST_F(RoomRegistryTest, ReadingOneRoomDoesNotBlockOthersOfItsThread) {
  answer.release();
  visit(game, "a");
  ASSERT_EQ(all_answers(), std::vector<std::string>{"a one"});
  const GameId neighbour{game.value + 2};
  visit(neighbour, "b");
  visit(game, "c");
  settle(threads);
  EXPECT_EQ(heard, (std::vector<std::string>{"a one", "c one"}));
  answer.release();
  EXPECT_EQ(all_answers().back(), "b one");
}

TEST_F(RoomRegistryTest, AFailedReadFailsAllVisitorsAndIsRetriedLater) {
  for (const char* who : {"a", "b"}) visit(damaged, who);
  answer.release();
  EXPECT_EQ(all_answers(), (std::vector<std::string>{"a UNAVAILABLE", "b UNAVAILABLE"}));
  EXPECT_EQ(log_error, std::vector<std::string>{"damaged"});
  visit(damaged, "c");
  answer.release();
  all_answers();
  EXPECT_EQ(begun, 2);
}

TEST_F(RoomRegistryTest, AVisitFailsIfTheRoomCannotCatchUpWithAnotherNode) {
  caught_up = fail(Code::unavailable, reason::game::not_read());
  answer.release();
  visit(game, "alone");
  ASSERT_EQ(all_answers(), std::vector<std::string>{"alone one"});
  others_write = true;
  visit(game, "behind");
  EXPECT_EQ(all_answers(), (std::vector<std::string>{"alone one", "behind UNAVAILABLE"}));
}

TEST_F(RoomRegistryTest, AMissingRoomIsNotFoundForAllVisitors) {
  stored.reset();
  for (const char* who : {"a", "b"}) visit(game, who);
  answer.release();
  EXPECT_EQ(all_answers(), (std::vector<std::string>{"a NOT_FOUND", "b NOT_FOUND"}));
}

TEST_F(RoomRegistryTest, AChangeToAllRoomsReachesRoomsBeingRead) {
  visit(game, "a");
  read_it.acquire();  // the old name has been read
  rooms.each([](PlainRoom& room) { room.name = "new"; });
  visit(game, "b");
  answer.release();
  EXPECT_EQ(all_answers(), (std::vector<std::string>{"a one", "b new"}));
}

TEST_F(RoomRegistryTest, ARoomBeingReadCountsAsBusy) {
  const auto none = [](const PlainRoom&) { return false; };
  EXPECT_FALSE(rooms.any(none));
  visit(game, "a");
  EXPECT_TRUE(rooms.any(none));
  answer.release();
  all_answers();
  EXPECT_FALSE(rooms.any(none));
}

TEST_F(RoomRegistryTest, AVisitThatThrowsDoesNotBlockOthers) {
  rooms.visit(game, [](Result<PlainRoom*>) { throw std::runtime_error("a visit"); });
  visit(game, "b");
  answer.release();
  EXPECT_EQ(all_answers(), std::vector<std::string>{"b one"});
  EXPECT_EQ(log_error, std::vector<std::string>{"a visit"});
}

TEST_F(RoomRegistryTest, VisitorsPerRoomAreLimited) {
  for (int i = 0; i < 1025; ++i) visit(game, "a");
  settle(threads);
  EXPECT_EQ(heard, std::vector<std::string>{"a BUSY"});
  answer.release();
  EXPECT_EQ(all_answers().size(), 1025U);
}

TEST_F(RoomRegistryTest, NothingIsReadOnceTheServerStops) {
  reads.join();
  visit(game, "a");
  settle(threads);
  EXPECT_EQ(heard, std::vector<std::string>{"a BUSY"});
}

}  // namespace
}  // namespace crownhead::live
