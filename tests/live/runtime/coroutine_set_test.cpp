#include "server/runtime/coroutine_set.hpp"

#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>
#include <string>

#include "server/runtime/awaited.hpp"

namespace crownhead::live {
namespace {

/// A point at which coroutines wait until the test opens it.
struct Door {
  HomeThread home;
  std::move_only_function<void(int)> open = {};

  auto operator()() {
    return awaited<int>(home, [this](auto done) { open = std::move(done); });
  }
};

struct CoroutineSetTest : testing::Test {
  Threads threads{2};
  CoroutineSet coroutines{threads};
};

Awaitable<int> one_more_than(Door& door) { co_return co_await door() + 1; }

TEST_F(CoroutineSetTest, RunsEachOnItsThreadSideBySide) {
  threads.start([](std::string_view) {});
  Door first{.home = {threads, 1}}, second{.home = {threads, 1}};
  std::promise<int> one, other;
  coroutines.run(1, one_more_than(first), [&](Result<int> value) { one.set_value(*value); });
  coroutines.run(1, one_more_than(second), [&](Result<int> value) {
    EXPECT_TRUE(threads.executor(1).running_in_this_thread());
    other.set_value(*value);
  });
  threads.post(1, [&] { second.open(20); });
  EXPECT_EQ(other.get_future().get(), 21);
  threads.post(1, [&] { first.open(10); });
  EXPECT_EQ(one.get_future().get(), 11);
  threads.stop();
}

Awaitable<void> fails_behind(Door& door) {
  co_await door();
  throw std::runtime_error("a bug");
}

TEST_F(CoroutineSetTest, LogsWhatACoroutineThrows) {
  std::promise<std::string> logged;
  threads.start([&](std::string_view what) { logged.set_value(std::string(what)); });
  Door door{.home = {threads, 0}};
  coroutines.run(0, fails_behind(door));
  threads.post(0, [&] { door.open(0); });
  EXPECT_EQ(logged.get_future().get(), "a bug");
  threads.stop();
}

Awaitable<Result<int>> fails_with_a_result(Door& door) {
  co_await fails_behind(door);
  co_return 1;
}

TEST_F(CoroutineSetTest, AnswersUnavailableWhenACoroutineThrows) {
  std::promise<std::string> logged;
  threads.start([&](std::string_view what) { logged.set_value(std::string(what)); });
  Door door{.home = {threads, 0}};
  std::promise<Result<int>> answer;
  coroutines.run(0, fails_with_a_result(door),
                 [&](Result<int> result) { answer.set_value(std::move(result)); });
  threads.post(0, [&] { door.open(0); });
  const auto result = answer.get_future().get();
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, Code::unavailable);
  EXPECT_EQ(logged.get_future().get(), "a bug");
  threads.stop();
}

Awaitable<void> keeps_behind(Door& door, std::shared_ptr<int> held) {
  co_await door();
  ++*held;
}

TEST(CoroutineSet, DestroysWhatIsSuspended) {
  Threads threads(1);
  Door door{.home = {threads, 0}};
  const auto held = std::make_shared<int>(0);
  {
    CoroutineSet coroutines(threads);
    threads.start([](std::string_view) {});
    coroutines.run(0, keeps_behind(door, held));
    std::promise<void> passed;
    threads.post(0, [&] { passed.set_value(); });
    passed.get_future().get();
    threads.stop();
    EXPECT_EQ(held.use_count(), 2);
  }
  EXPECT_EQ(held.use_count(), 1);
}

}  // namespace
}  // namespace crownhead::live
