#include "server/runtime/detached.hpp"

#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>

#include "server/runtime/awaited.hpp"

namespace crownhead::live {
namespace {

using NumberDone = std::move_only_function<void(int)>;

/// What a chain did, and what it holds.
struct ChainTrace {
  int number = 0;
  std::thread::id thread;
  std::weak_ptr<int> held;  ///< expires with the chain
};

Awaitable<int> twice_awaited(NumberDone& callback) {
  const int number = co_await awaited<int>([&](NumberDone given) { callback = std::move(given); });
  co_return 2 * number;
}

Detached follow_chain(NumberDone& callback, ChainTrace& trace) {
  const auto held = std::make_shared<int>(0);
  trace.held = held;
  trace.number = co_await twice_awaited(callback);
  trace.thread = std::this_thread::get_id();
}

TEST(Detached, ResumesOnTheThreadThatCallsBack) {
  NumberDone callback;
  ChainTrace trace;
  follow_chain(callback, trace);
  EXPECT_FALSE(trace.held.expired());
  std::thread other([&] { std::exchange(callback, nullptr)(7); });
  const auto its_id = other.get_id();
  other.join();
  EXPECT_EQ(trace.number, 14);
  EXPECT_EQ(trace.thread, its_id);
  EXPECT_TRUE(trace.held.expired());
}

TEST(Detached, IsDestroyedWithTheCallbackThatItWaitsFor) {
  NumberDone callback;
  ChainTrace trace;
  follow_chain(callback, trace);
  callback = nullptr;
  EXPECT_TRUE(trace.held.expired());
  EXPECT_EQ(trace.number, 0);
}

/// Waits again and again, each time for a callback that is called immediately.
Detached count_to(int last, int& count, std::weak_ptr<int>& held) {
  const auto kept = std::make_shared<int>(0);
  held = kept;
  while (count < last) count = co_await awaited<int>([next = count + 1](auto done) { done(next); });
}

TEST(Detached, ResumesInsideTheCallOfAnImmediateCallback) {
  int count = 0;
  std::weak_ptr<int> held;
  count_to(3, count, held);
  EXPECT_EQ(count, 3);
  EXPECT_TRUE(held.expired());
}

Detached note_failure(std::string& thrown, NumberDone& next) {
  try {
    co_await awaited<int>([](const NumberDone&) { throw std::runtime_error("no memory"); });
  } catch (const std::exception& error) {
    thrown = error.what();
  }
  const int number = co_await awaited<int>([&](NumberDone given) { next = std::move(given); });
  thrown += std::to_string(number);
}

TEST(Detached, ContinuesAfterAFailureToStart) {
  std::string thrown;
  NumberDone next;
  note_failure(thrown, next);
  EXPECT_EQ(thrown, "no memory");
  std::exchange(next, nullptr)(1);
  EXPECT_EQ(thrown, "no memory1");
}

/// Two threads meet in one chain: one is still starting the wait when the other has ended it.
TEST(Detached, MayEndWhileTheWaitIsStillBeingStarted) {
  for (int round = 0; round < 100; ++round) {
    std::optional<std::thread> other;
    std::weak_ptr<int> held;
    bool ended = false;
    [](std::optional<std::thread>& caller, std::weak_ptr<int>& kept, bool& over) -> Detached {
      const auto alive = std::make_shared<int>(0);
      kept = alive;
      co_await awaited<int>(
          [&](auto done) { caller.emplace([done = std::move(done)]() mutable { done(1); }); });
      over = true;
    }(other, held, ended);
    other->join();
    EXPECT_TRUE(ended);
    // A callback is dropped with its thread, which has been joined.
    EXPECT_TRUE(held.expired());
  }
}

}  // namespace
}  // namespace crownhead::live
