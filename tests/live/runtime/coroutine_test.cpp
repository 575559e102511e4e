#include "server/runtime/coroutine.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace crownhead::live {
namespace {

/// A point at which a coroutine waits until the test resumes it.
struct Gate {
  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<> awaiting) noexcept { waiting = awaiting; }
  void await_resume() const noexcept {}

  std::coroutine_handle<> waiting = nullptr;
};

Awaitable<std::unique_ptr<int>> made(int number) { co_return std::make_unique<int>(number); }

Awaitable<int> sum_of(Gate& gate, int one, int other) {
  const auto first = co_await made(one);
  co_await gate;
  const auto second = co_await made(other);
  co_return *first + *second;
}

Awaitable<void> keep_sum(Gate& gate, int& sum) { sum = co_await sum_of(gate, 2, 3); }

TEST(Awaitable, StartsOnRequestAndResumesAfterEachAwait) {
  Gate gate;
  int sum = 0;
  auto whole = keep_sum(gate, sum);
  EXPECT_EQ(gate.waiting, nullptr);
  whole.begin();
  ASSERT_NE(gate.waiting, nullptr);
  EXPECT_EQ(sum, 0);
  gate.waiting.resume();
  EXPECT_EQ(sum, 5);
}

Awaitable<int> throws(Gate& gate) {
  co_await gate;
  throw std::runtime_error("a bug");
}

Awaitable<void> catches(Gate& gate, std::string& caught) {
  try {
    co_await throws(gate);
  } catch (const std::runtime_error& error) {
    caught = error.what();
  }
}

TEST(Awaitable, ThrowsAtTheAwait) {
  Gate gate;
  std::string caught;
  auto whole = catches(gate, caught);
  whole.begin();
  gate.waiting.resume();
  EXPECT_EQ(caught, "a bug");
}

Awaitable<void> passes_on(Gate& gate) { co_await throws(gate); }

TEST(Awaitable, DropsAnExceptionThatIsNotAwaited) {
  Gate gate;
  auto whole = passes_on(gate);
  whole.begin();
  EXPECT_NO_THROW(gate.waiting.resume());
}

Awaitable<void> holds(Gate& gate, std::shared_ptr<int> held) {
  const auto mine = std::move(held);
  co_await gate;
}

Awaitable<void> awaits_one_that_holds(Gate& gate, std::shared_ptr<int> held) {
  const auto mine = held;
  co_await holds(gate, std::move(held));
}

TEST(Awaitable, DestroysItsAwaitedCoroutines) {
  Gate gate;
  const auto held = std::make_shared<int>(5);
  {
    auto whole = awaits_one_that_holds(gate, held);
    whole.begin();
    EXPECT_GT(held.use_count(), 1);
  }
  EXPECT_EQ(held.use_count(), 1);
}

TEST(Awaitable, MayBeDestroyedWithoutBeingStarted) {
  const auto held = std::make_shared<int>(5);
  Gate gate;
  {
    const auto whole = holds(gate, held);
  }
  EXPECT_EQ(held.use_count(), 1);
}

TEST(Awaitable, CanBeAssignedToAnother) {
  const auto held = std::make_shared<int>(5);
  Gate gate;
  int sum = 0;
  std::vector<Awaitable<void>> all;
  all.push_back(holds(gate, held));
  all.front().begin();
  all.front() = keep_sum(gate, sum);
  all.front().begin();
  gate.waiting.resume();
  EXPECT_EQ(sum, 5);
  all.clear();
  EXPECT_EQ(held.use_count(), 1);
}

Awaitable<int> ready(int number) { co_return number; }

Awaitable<void> add_up(int count, std::int64_t& sum) {
  for (int i = 0; i < count; ++i) sum += co_await ready(i);
}

// If each resumed the next with a call, the stack would grow.
TEST(Awaitable, AwaitsAMillionReadyResults) {
  std::int64_t sum = 0;
  auto whole = add_up(1'000'000, sum);
  whole.begin();
  EXPECT_EQ(sum, 499'999'500'000);
}

}  // namespace
}  // namespace crownhead::live
