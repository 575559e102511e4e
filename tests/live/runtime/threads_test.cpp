#include "server/runtime/threads.hpp"

#include <future>
#include <gtest/gtest.h>

#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

TEST(Threads, EachIdHasItsThread) {
  Threads threads(3);
  EXPECT_EQ(threads.count(), 3U);
  EXPECT_EQ(threads.home(0), 0U);
  EXPECT_EQ(threads.home(5), 2U);
  threads.start([](std::string_view) {});
  const auto first = on(threads, 1, [] { return std::this_thread::get_id(); });
  EXPECT_EQ(on(threads, 1, [] { return std::this_thread::get_id(); }), first);
  EXPECT_NE(on(threads, 2, [] { return std::this_thread::get_id(); }), first);
}

TEST(Threads, RunATaskForTheCallingThreadAtOnce) {
  Threads threads(1);
  threads.start([](std::string_view) {});
  EXPECT_TRUE(on(threads, 0, [&] {
    bool ran = false;
    threads.run_on(0, [&ran] { ran = true; });
    return ran;
  }));
}

TEST(Threads, DeliverTasksToEachOtherInOrder) {
  Threads threads(2);
  threads.start([](std::string_view) {});
  std::vector<int> heard;
  std::promise<void> all;
  on(threads, 0, [&] {
    for (int i = 0; i < 1000; ++i) threads.run_on(1, [&heard, i] { heard.push_back(i); });
    threads.run_on(1, [&all] { all.set_value(); });
  });
  all.get_future().wait();
  ASSERT_EQ(heard.size(), 1000U);
  EXPECT_TRUE(std::ranges::is_sorted(heard));
}

TEST(Threads, ContinueAfterATaskThatThrows) {
  Threads threads(1);
  std::promise<std::string> log_error;
  threads.start([&](std::string_view what) { log_error.set_value(std::string(what)); });
  threads.run_on(0, [] { throw std::runtime_error("a bug"); });
  EXPECT_EQ(log_error.get_future().get(), "a bug");
  EXPECT_EQ(on(threads, 0, [] { return 5; }), 5);
}

TEST(Threads, DeferPostedTasksEvenForTheCallingThread) {
  Threads threads(1);
  threads.start([](std::string_view) {});
  std::vector<int> order;
  on(threads, 0, [&] {
    threads.post(0, [&order] { order.push_back(2); });
    threads.post(0, [&order] { order.push_back(3); });
    order.push_back(1);
  });
  on(threads, 0, [] {});
  EXPECT_EQ(order, (std::vector{1, 2, 3}));
}

TEST(Threads, RunTheTasksPostedTogetherWithATaskThatThrows) {
  Threads threads(1);
  std::vector<std::string> heard;
  for (const auto* name : {"first", "second"}) {
    threads.post(0, [&heard, name] { heard.emplace_back(name); });
    threads.post(0, [] { throw std::runtime_error("a bug"); });
  }
  threads.start([&](std::string_view what) { heard.emplace_back(what); });
  on(threads, 0, [] {});
  EXPECT_EQ(heard, (std::vector<std::string>{"first", "a bug", "second", "a bug"}));
}

TEST(Threads, ReleaseATaskBeforeTheNext) {
  Threads threads(1);
  auto held = std::make_shared<int>(5);
  bool gone = false;
  threads.post(0, [h = held] {});
  threads.post(0, [&gone, weak = std::weak_ptr(held)] { gone = weak.expired(); });
  held.reset();
  threads.start([](std::string_view) {});
  on(threads, 0, [] {});
  EXPECT_TRUE(gone);
}

TEST(Threads, RunNothingOnceStopped) {
  Threads threads(1);
  int ran = 0;
  std::promise<void> begun;
  std::promise<void> stopping;
  threads.post(0, [&] {
    ++ran;
    begun.set_value();
    stopping.get_future().wait();
  });
  threads.post(0, [&ran] { ++ran; });
  threads.start([](std::string_view) {});
  begun.get_future().wait();
  std::jthread stopper([&] { threads.stop(); });
  while (!threads.context(0).stopped()) std::this_thread::yield();
  stopping.set_value();
  stopper.join();
  EXPECT_EQ(ran, 1);
}

TEST(Threads, RunTasksPostedBeforeTheStart) {
  Threads threads(1);
  std::promise<void> ran;
  threads.run_on(0, [&ran] { ran.set_value(); });
  threads.start([](std::string_view) {});
  ran.get_future().wait();
  threads.stop();
}

}  // namespace
}  // namespace crownhead::live
