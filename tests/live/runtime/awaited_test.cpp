#include "server/runtime/awaited.hpp"

#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

#include "server/runtime/coroutine.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

using Callback = std::move_only_function<void(std::unique_ptr<int>)>;

struct Heard {
  int number = 0;
  std::thread::id thread;
};

template <class Start>
Awaitable<void> store_result(HomeThread home, Start start, Heard& heard) {
  const auto number = co_await awaited<std::unique_ptr<int>>(home, std::move(start));
  heard = {*number, std::this_thread::get_id()};
}

TEST(Awaited, ResumesOnTheHomeThreadWithAnotherThreadsResult) {
  Threads threads(2);
  threads.start([](std::string_view) {});
  const auto home = on(threads, 1, [] { return std::this_thread::get_id(); });
  Heard heard;
  Callback callback;
  auto hearing = store_result(
      {threads, 1}, [&callback](Callback given) { callback = std::move(given); }, heard);
  on(threads, 1, [&] { hearing.begin(); });
  EXPECT_EQ(heard.number, 0);
  callback(std::make_unique<int>(7));
  on(threads, 1, [] {});
  EXPECT_EQ(heard.number, 7);
  EXPECT_EQ(heard.thread, home);
}

TEST(Awaited, ResumesLaterWithAnImmediateResult) {
  Threads threads(1);
  threads.start([](std::string_view) {});
  Heard heard;
  auto hearing =
      store_result({threads, 0}, [](Callback given) { given(std::make_unique<int>(7)); }, heard);
  on(threads, 0, [&] {
    hearing.begin();
    EXPECT_EQ(heard.number, 0);
  });
  on(threads, 0, [] {});
  EXPECT_EQ(heard.number, 7);
}

Awaitable<void> record_exception(HomeThread home, std::string& thrown) {
  try {
    co_await awaited<int>(home, [](std::move_only_function<void(int)>) {
      throw std::runtime_error("the queue has no memory");
    });
  } catch (const std::exception& error) {
    thrown = error.what();
  }
}

TEST(Awaited, RethrowsAFailureToStart) {
  Threads threads(1);
  std::string thrown;
  auto noting = record_exception({threads, 0}, thrown);
  noting.begin();
  EXPECT_EQ(thrown, "the queue has no memory");
}

TEST(Awaited, IsDroppedByStoppedThreads) {
  Threads threads(1);
  Heard heard;
  Callback callback;
  {
    auto hearing = store_result(
        {threads, 0}, [&callback](Callback given) { callback = std::move(given); }, heard);
    hearing.begin();
    threads.stop();
    callback(std::make_unique<int>(7));
  }
  EXPECT_EQ(heard.number, 0);
}

}  // namespace
}  // namespace crownhead::live
