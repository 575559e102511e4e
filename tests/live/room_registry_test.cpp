#include "server/live/room_registry.hpp"

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
  bool idle() const { return true; }
};

/// A store that answers when it is let, and what it gives then.
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

  /// What is in the store for this game, read at once and answered later.
  std::optional<std::string> read(GameId game) {
    ++begun;
    auto found = stored;
    read_it.release();
    answer.acquire();
    if (game == damaged) throw std::runtime_error("damaged");
    return found;
  }

  /// Adds to `heard` what the visit finds, on the home thread.
  void visit(GameId game, const std::string& who) {
    rooms.visit(game, [this, who](Result<PlainRoom*> room) {
      heard.push_back(who + ' ' +
                      (room ? (*room)->name : std::string(code_name(room.error().code))));
    });
  }
  std::vector<std::string> all_heard() {
    settle(threads, reads);
    return heard;
  }

  static constexpr GameId game{3}, damaged{7};
  Threads threads{2};
  Workers reads{{.threads = 2, .most = 100, .most_of_one = 100}};
  std::atomic<int> begun = 0;
  std::optional<std::string> stored = "one";
  std::counting_semaphore<> read_it{0}, answer{0};
  std::vector<std::string> heard;    ///< by the one thread that all these games have
  std::vector<std::string> trouble;  ///< likewise
  metrics::Gauge in_memory;
  Rooms rooms{
      threads,
      reads,
      {.name = "game",
       .no_such = [](GameId) { return reason::game::not_read(); },
       .unreadable = reason::game::not_read(),
       .in_memory = in_memory,
       .read = [this](GameId id) { return read(id); },
       .make = [](std::size_t, GameId,
                  std::string name) { return std::make_unique<PlainRoom>(std::move(name)); },
       .needed = [](const PlainRoom&) { return false; },
       .dropping = [](std::size_t, GameId, const PlainRoom&) {},
       .trouble = [this](std::string_view what) { trouble.emplace_back(what); }}};
};

TEST_F(RoomRegistryTest, OneReadIsForAllWhoComeMeanwhileAndTheyGoInInTheirOrder) {
  for (const char* who : {"a", "b", "c"}) visit(game, who);
  read_it.acquire();
  settle(threads);
  EXPECT_TRUE(heard.empty());
  visit(game, "d");
  answer.release();
  EXPECT_EQ(all_heard(), (std::vector<std::string>{"a one", "b one", "c one", "d one"}));
  EXPECT_EQ(begun, 1);
  visit(game, "e");
  settle(threads);
  EXPECT_EQ(heard.back(), "e one") << "it is in memory";
  EXPECT_EQ(begun, 1);
}

TEST_F(RoomRegistryTest, WhileOneIsReadOthersOfItsThreadAreVisited) {
  answer.release();
  visit(game, "a");
  ASSERT_EQ(all_heard(), std::vector<std::string>{"a one"});
  const GameId neighbour{game.value + 2};
  visit(neighbour, "b");
  visit(game, "c");
  settle(threads);
  EXPECT_EQ(heard, (std::vector<std::string>{"a one", "c one"}));
  answer.release();
  EXPECT_EQ(all_heard().back(), "b one");
}

TEST_F(RoomRegistryTest, ARoomThatCannotBeReadIsSoForAllWhoWaitAndIsTriedAnew) {
  for (const char* who : {"a", "b"}) visit(damaged, who);
  answer.release();
  EXPECT_EQ(all_heard(), (std::vector<std::string>{"a UNAVAILABLE", "b UNAVAILABLE"}));
  EXPECT_EQ(trouble, std::vector<std::string>{"damaged"});
  visit(damaged, "c");
  answer.release();
  all_heard();
  EXPECT_EQ(begun, 2);
}

TEST_F(RoomRegistryTest, ThereIsNoneForAllWhoWait) {
  stored.reset();
  for (const char* who : {"a", "b"}) visit(game, who);
  answer.release();
  EXPECT_EQ(all_heard(), (std::vector<std::string>{"a NOT_FOUND", "b NOT_FOUND"}));
}

TEST_F(RoomRegistryTest, WhatIsToldToAllIsToldToThoseThatWereReadBeforeIt) {
  visit(game, "a");
  read_it.acquire();  // the old name has been read
  rooms.each([](PlainRoom& room) { room.name = "new"; });
  visit(game, "b");
  answer.release();
  EXPECT_EQ(all_heard(), (std::vector<std::string>{"a one", "b new"}));
}

TEST_F(RoomRegistryTest, OneThatIsReadCountsAsAtWork) {
  const auto none = [](const PlainRoom&) { return false; };
  EXPECT_FALSE(rooms.any(none));
  visit(game, "a");
  EXPECT_TRUE(rooms.any(none));
  answer.release();
  all_heard();
  EXPECT_FALSE(rooms.any(none));
}

TEST_F(RoomRegistryTest, AVisitThatThrowsHoldsUpNoOther) {
  rooms.visit(game, [](Result<PlainRoom*>) { throw std::runtime_error("a visit"); });
  visit(game, "b");
  answer.release();
  EXPECT_EQ(all_heard(), std::vector<std::string>{"b one"});
  EXPECT_EQ(trouble, std::vector<std::string>{"a visit"});
}

TEST_F(RoomRegistryTest, OnlySoManyWaitForOne) {
  for (int i = 0; i < 1025; ++i) visit(game, "a");
  settle(threads);
  EXPECT_EQ(heard, std::vector<std::string>{"a BUSY"});
  answer.release();
  EXPECT_EQ(all_heard().size(), 1025U);
}

TEST_F(RoomRegistryTest, AServerThatStopsReadsNoMore) {
  reads.join();
  visit(game, "a");
  settle(threads);
  EXPECT_EQ(heard, std::vector<std::string>{"a BUSY"});
}

}  // namespace
}  // namespace crownhead::live
