#include "server/runtime/deadlines.hpp"

#include <boost/asio/io_context.hpp>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace crownhead::live {
namespace {

/// Deadlines on an io_context that the test runs, with the deadlines that expired.
template <class Clock>
struct Bench {
  explicit Bench(Instant start)
    requires std::is_same_v<Clock, DevWallClock>
      : clock(start) {}
  Bench()
    requires std::is_same_v<Clock, SystemWallClock>
  = default;

  /// Runs until `count` deadlines have expired, for at most one second.
  void run_until(std::size_t count) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(5);
    context.restart();
    while (due.size() < count && std::chrono::steady_clock::now() < end) context.run_one_until(end);
  }

  Clock clock;
  boost::asio::io_context context{1};
  std::vector<GameId> due;
  Deadlines<GameId> deadlines{context.get_executor(), clock,
                              [this](GameId game) { due.push_back(game); }};
};

using ByHand = Bench<DevWallClock>;
using InRealTime = Bench<SystemWallClock>;

TEST(Deadlines, TheEarliestIsKnown) {
  ByHand bench(Instant{0});
  auto& d = bench.deadlines;
  EXPECT_EQ(d.earliest(), std::nullopt);
  d.arm({1}, Instant{300});
  d.arm({2}, Instant{100});
  d.arm({3}, Instant{200});
  EXPECT_EQ(d.earliest(), std::pair(Instant{100}, GameId{2}));
  d.disarm({2});
  d.disarm({2});
  EXPECT_EQ(d.earliest(), std::pair(Instant{200}, GameId{3}));
}

TEST(Deadlines, AGameHasOneSlot) {
  ByHand bench(Instant{0});
  auto& d = bench.deadlines;
  d.arm({1}, Instant{300});
  d.arm({1}, Instant{100});
  d.arm({1}, Instant{500});
  d.arm({1}, Instant{500});
  EXPECT_EQ(d.earliest(), std::pair(Instant{500}, GameId{1}));
  d.disarm({1});
  EXPECT_EQ(d.earliest(), std::nullopt);
}

// However often and in whatever order deadlines are moved, the earliest is the smallest of those
// armed.
RC_GTEST_PROP(Deadlines, TheEarliestIsTheLeastOfAll, ()) {
  ByHand bench(Instant{0});
  std::map<std::int64_t, std::int64_t> expected;
  const auto steps = *rc::gen::container<std::vector<std::pair<std::int64_t, std::int64_t>>>(
      rc::gen::pair(rc::gen::inRange(1, 6), rc::gen::inRange(-4, 20)));
  for (const auto& [game, at] : steps) {
    if (at < 0) {
      bench.deadlines.disarm({game});
      expected.erase(game);
    } else {
      bench.deadlines.arm({game}, Instant{at});
      expected[game] = at;
    }
    if (at % 3 != 0) continue;  // reading the earliest sorts the queue, so read only now and then
    std::optional<std::pair<Instant, GameId>> least;
    for (const auto& [id, when] : expected) {
      const std::pair entry(Instant{when}, GameId{id});
      least = least ? std::min(*least, entry) : entry;
    }
    RC_ASSERT(bench.deadlines.earliest() == least);
  }
}

TEST(Deadlines, NeverFireAutomaticallyInManualMode) {
  ByHand bench(Instant{1000});
  bench.deadlines.arm({1}, Instant{0});
  bench.clock.move_to(Instant{5000});
  bench.deadlines.arm({2}, Instant{4000});
  bench.context.run();
  EXPECT_TRUE(bench.due.empty());
  bench.deadlines.fire({1});
  EXPECT_EQ(bench.due, std::vector{GameId{1}});
  EXPECT_EQ(bench.deadlines.earliest(), std::pair(Instant{4000}, GameId{2}));
}

TEST(Deadlines, FireInOrderAndNotTooEarly) {
  InRealTime bench;
  const Instant start = bench.clock.now();
  bench.deadlines.arm({1}, start + Millis{30});
  bench.deadlines.arm({2}, start + Millis{10});
  bench.deadlines.arm({3}, start + Millis{20});
  bench.run_until(3);
  EXPECT_EQ(bench.due, (std::vector<GameId>{{2}, {3}, {1}}));
  EXPECT_GE(bench.clock.now(), start + Millis{30});
  EXPECT_LT(bench.clock.now(), start + Millis{300});
}

TEST(Deadlines, ThePastIsDueAtOnceButNotInTheCall) {
  InRealTime bench;
  bench.deadlines.arm({1}, Instant{0});
  EXPECT_TRUE(bench.due.empty());
  bench.run_until(1);
  EXPECT_EQ(bench.due.size(), 1U);
}

TEST(Deadlines, AnEarlierOneIsNotDelayedByALaterOne) {
  InRealTime bench;
  const Instant start = bench.clock.now();
  bench.deadlines.arm({1}, start + seconds(900));
  bench.deadlines.arm({2}, start + Millis{10});
  bench.run_until(1);
  EXPECT_EQ(bench.due, std::vector{GameId{2}});
  EXPECT_LT(bench.clock.now(), start + Millis{500});
}

TEST(Deadlines, AMovedDeadlineFiresOnlyAtItsNewTime) {
  InRealTime bench;
  const Instant start = bench.clock.now();
  bench.deadlines.arm({1}, start + Millis{5});
  bench.deadlines.arm({2}, start + Millis{6});
  bench.deadlines.arm({1}, start + Millis{30});
  bench.deadlines.disarm({2});
  bench.run_until(1);
  EXPECT_EQ(bench.due, std::vector{GameId{1}});
  EXPECT_GE(bench.clock.now(), start + Millis{30});
}

TEST(Deadlines, TheCallbackMayArmAgain) {
  SystemWallClock clock;
  boost::asio::io_context context{1};
  int rounds = 0;
  Deadlines<GameId>* all = nullptr;
  Deadlines<GameId> deadlines(context.get_executor(), clock, [&](GameId game) {
    EXPECT_EQ(all->earliest(), std::nullopt);
    if (++rounds < 5) all->arm(game, clock.now() + Millis{1});
  });
  all = &deadlines;
  deadlines.arm({1}, clock.now());
  context.run();
  EXPECT_EQ(rounds, 5);
}

}  // namespace
}  // namespace crownhead::live
