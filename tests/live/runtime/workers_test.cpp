#include "server/runtime/workers.hpp"

#include <future>
#include <gtest/gtest.h>
#include <latch>

#include "tests/live/held.hpp"

namespace crownhead::live {
namespace {

PoolSize size(std::size_t threads, std::size_t most, std::size_t most_of_one) {
  return {.threads = threads, .most = most, .most_of_one = most_of_one};
}

TEST(Workers, RunAndFinishTheirTasks) {
  Workers workers(size(2, 100, 100));
  std::atomic<int> done = 0;
  for (int i = 0; i < 50; ++i) EXPECT_TRUE(workers.run("a", [&done] { ++done; }));
  workers.join();
  EXPECT_EQ(done, 50);
  EXPECT_FALSE(workers.run("a", [&done] { ++done; }));
}

TEST(Workers, RefuseTasksBeyondTheQueueLimit) {
  Workers workers(size(1, 3, 3));
  Held held(workers);
  EXPECT_TRUE(workers.run("a", [] {}));
  EXPECT_TRUE(workers.run("b", [] {}));
  bool ran = false;
  EXPECT_FALSE(workers.run("c", [&ran] { ran = true; }));
  std::promise<void> last;
  held.release();
  while (!workers.run("c", [&last] { last.set_value(); })) std::this_thread::yield();
  last.get_future().wait();
  workers.join();
  EXPECT_FALSE(ran);
}

TEST(Workers, RefuseTasksBeyondTheLimitOfOneClient) {
  Workers workers(size(1, 100, 2));
  Held held(workers, "a");
  EXPECT_TRUE(workers.run("a", [] {}));
  EXPECT_FALSE(workers.run("a", [] {})) << "what is being done counts too";
  EXPECT_TRUE(workers.run("b", [] {}));
  held.release();
  while (!workers.run("a", [] {})) std::this_thread::yield();
}

TEST(Workers, ServeClientsInTurn) {
  Workers workers(size(1, 100, 100));
  Held held(workers);
  std::string order;
  for (const char who : {'a', 'a', 'a', 'b', 'c', 'b'})
    EXPECT_TRUE(workers.run(std::string(1, who), [&order, who] { order += who; }));
  held.release();
  workers.join();
  EXPECT_EQ(order, "abcaba");
}

TEST(Workers, CountDoneAndQueuedTasks) {
  Workers workers(size(1, 9, 9));
  EXPECT_EQ(workers.busy(), 0U);
  Held held(workers);
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(workers.run("a", [] {}));
  EXPECT_EQ(workers.busy(), 3U);
  held.release();
  workers.join();
  EXPECT_EQ(workers.busy(), 0U);
  EXPECT_EQ(workers.micros().count(), 3U);
  EXPECT_GE(workers.micros().sum(), workers.longest_micros());
}

TEST(Workers, RunTasksConcurrently) {
  Workers workers(size(2, 2, 2));
  std::latch both(2);
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(workers.run("a", [&both] { both.arrive_and_wait(); }));
  workers.join();
}

TEST(Workers, PriorityTasksHaveReservedRoomAndNoClientLimit) {
  Workers workers({.threads = 1, .most = 2, .most_of_one = 2, .reserve = 2});
  Held held(workers);
  EXPECT_TRUE(workers.run("a", [] {}));
  EXPECT_FALSE(workers.run("b", [] {}));
  EXPECT_TRUE(workers.run_priority("a", [] {}));
  EXPECT_TRUE(workers.run_priority("a", [] {}));
  EXPECT_FALSE(workers.run_priority("a", [] {})) << "that is full too";
  held.release();
  workers.join();
  EXPECT_FALSE(workers.run_priority("a", [] {}));
}

TEST(Workers, RunATaskAfterAllCurrentOnes) {
  Workers workers(size(2, 9, 9));
  std::string order;
  workers.after_current([&order] { order += '0'; });
  EXPECT_EQ(order, "0") << "at once where there is nothing";
  Held held(workers);
  std::latch first(1);
  EXPECT_TRUE(workers.run("a", [&first] { first.wait(); }));
  workers.after_current([&order] { order += '1'; });
  workers.after_current([&order] { order += '2'; });
  EXPECT_TRUE(workers.run("b", [&order, &first] {  // starts later, but ends first
    order += 'b';
    first.count_down();
  }));
  std::promise<void> last;
  workers.after_current([&order, &last] {
    order += '3';
    last.set_value();
  });
  held.release();
  last.get_future().wait();
  EXPECT_EQ(order, "0b123");
}

TEST(Workers, ATaskAfterTheCurrentOnesDoesNotWaitForLaterOnes) {
  Workers workers(size(1, 9, 9));
  std::string order;
  Held held(workers);
  workers.after_current([&order] { order += '1'; });
  EXPECT_TRUE(workers.run("a", [&order] { order += 'a'; }));
  held.release();
  workers.join();
  EXPECT_EQ(order, "1a");
}

TEST(Pools, ArePairwiseIndependent) {
  Pools pools;
  std::latch held(2);
  std::promise<void> go_on;
  const auto gone_on = go_on.get_future().share();
  for (int i = 0; i < 2; ++i)
    EXPECT_TRUE(pools.on_demand.run("a", [&held, gone_on] {
      held.count_down();
      gone_on.wait();
    }));
  held.wait();
  std::latch others(2);
  EXPECT_TRUE(pools.passwords.run("a", [&others] { others.count_down(); }));
  EXPECT_TRUE(pools.tournaments.run("a", [&others] { others.count_down(); }));
  others.wait();
  go_on.set_value();
}

}  // namespace
}  // namespace crownhead::live
