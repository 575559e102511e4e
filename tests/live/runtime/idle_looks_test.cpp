#include "server/runtime/idle_looks.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <set>

#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

TEST(IdleLooks, RunOnEveryThreadSeparately) {
  Threads threads{3};
  threads.start([](std::string_view) {});
  std::mutex mutex;
  std::set<std::thread::id> who;
  std::multiset<std::size_t> looked;
  IdleLooks looks(threads, [&](std::size_t thread) {
    const std::lock_guard lock(mutex);
    who.insert(std::this_thread::get_id());
    looked.insert(thread);
  });
  looks.look_now();
  looks.look_now();
  EXPECT_EQ(looked, (std::multiset<std::size_t>{0, 0, 1, 1, 2, 2}));
  EXPECT_EQ(who.size(), 3U);
  EXPECT_FALSE(who.contains(std::this_thread::get_id()));
  threads.stop();
}

TEST(IdleLooks, RepeatAutomatically) {
  Threads threads{2};
  threads.start([](std::string_view) {});
  std::atomic<int> looked = 0;
  IdleLooks looks(threads, [&](std::size_t) { ++looked; });
  looks.start(std::chrono::milliseconds(1));
  EXPECT_TRUE(eventually([&] { return looked > 4; }));
  threads.stop();
}

}  // namespace
}  // namespace crownhead::live
