#include "server/live/workers.hpp"

#include <future>
#include <gtest/gtest.h>
#include <latch>

namespace crownhead::live {
namespace {

TEST(Workers, DoWhatTheyAreGivenAndFinishIt) {
  Workers workers(2, 100);
  std::atomic<int> done = 0;
  for (int i = 0; i < 50; ++i) EXPECT_TRUE(workers.run([&done] { ++done; }));
  workers.join();
  EXPECT_EQ(done, 50);
}

TEST(Workers, RefuseMoreThanTheyMayHold) {
  Workers workers(1, 3);
  std::latch begun(1);
  std::promise<void> go_on;
  const auto gone_on = go_on.get_future().share();
  EXPECT_TRUE(workers.run([&] {
    begun.count_down();
    gone_on.wait();
  }));
  begun.wait();
  EXPECT_TRUE(workers.run([] {}));
  EXPECT_TRUE(workers.run([] {}));
  bool ran = false;
  EXPECT_FALSE(workers.run([&ran] { ran = true; }));
  std::promise<void> last;
  go_on.set_value();
  while (!workers.run([&last] { last.set_value(); })) std::this_thread::yield();
  last.get_future().wait();
  workers.join();
  EXPECT_FALSE(ran);
}

TEST(Workers, CountWhatIsDoneAndWhatWaits) {
  Workers workers(1, 9);
  EXPECT_EQ(workers.busy(), 0U);
  std::promise<void> go_on;
  const auto gone_on = go_on.get_future().share();
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(workers.run([gone_on] { gone_on.wait(); }));
  EXPECT_EQ(workers.busy(), 3U);
  go_on.set_value();
  workers.join();
  EXPECT_EQ(workers.busy(), 0U);
}

TEST(Workers, WorkDifferentThingsAtOnce) {
  Workers workers(2, 2);
  std::latch both(2);
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(workers.run([&both] { both.arrive_and_wait(); }));
  workers.join();
}

}  // namespace
}  // namespace crownhead::live
