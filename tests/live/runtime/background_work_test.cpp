#include "server/runtime/background_work.hpp"

#include <atomic>
#include <future>
#include <gtest/gtest.h>
#include <stdexcept>
#include <string>

namespace crownhead::live {
namespace {

using namespace std::chrono_literals;

TEST(BackgroundWork, RunsUntilStopped) {
  int steps = 0;
  std::promise<void> third;
  BackgroundWork work(
      [&] {
        if (++steps == 3) third.set_value();
        return steps < 3 ? 0s : 1h;
      },
      [](std::string_view) {});
  EXPECT_FALSE(work.interrupted());
  work.start();
  third.get_future().wait();
  work.stop();
  EXPECT_TRUE(work.interrupted());
  EXPECT_EQ(steps, 3) << "it rested";
}

TEST(BackgroundWork, WakingEndsTheRest) {
  std::promise<void> first, second;
  int steps = 0;
  BackgroundWork work(
      [&] {
        ++steps == 1 ? first.set_value() : second.set_value();
        return BackgroundWork::until_woken;
      },
      [](std::string_view) {});
  work.start();
  first.get_future().wait();
  work.wake();
  second.get_future().wait();
  work.stop();
  EXPECT_EQ(steps, 2);
}

TEST(BackgroundWork, WakingDuringAStepSkipsTheNextRest) {
  std::promise<void> second;
  int steps = 0;
  BackgroundWork* self = nullptr;
  BackgroundWork work(
      [&] {
        ++steps == 1 ? self->wake() : second.set_value();
        return BackgroundWork::until_woken;
      },
      [](std::string_view) {});
  self = &work;
  work.start();
  second.get_future().wait();
  work.stop();
  EXPECT_EQ(steps, 2);
}

TEST(BackgroundWork, PausesUntilResumed) {
  std::promise<void> first, second;
  std::atomic<int> steps = 0;
  BackgroundWork* self = nullptr;
  BackgroundWork work(
      [&] {
        if (++steps == 1) {
          self->pause(true);
          EXPECT_TRUE(self->interrupted()) << "a long step ends";
          first.set_value();
        } else {
          second.set_value();
        }
        return steps == 1 ? 0s : 1h;
      },
      [](std::string_view) {});
  self = &work;
  work.start();
  first.get_future().wait();
  work.wake();
  auto next = second.get_future();
  EXPECT_EQ(next.wait_for(20ms), std::future_status::timeout);
  work.pause(false);
  next.wait();
  EXPECT_FALSE(work.interrupted());
  work.stop();
  EXPECT_EQ(steps, 2);
}

TEST(BackgroundWork, CanBeStoppedWhilePaused) {
  BackgroundWork work([] { return 0s; }, [](std::string_view) {});
  work.pause(true);
  work.start();
  work.stop();
}

TEST(BackgroundWork, ReportsExceptions) {
  std::promise<std::string> logged;
  BackgroundWork work([]() -> BackgroundWork::Duration { throw std::runtime_error("no room"); },
                      [&](std::string_view why) { logged.set_value(std::string(why)); });
  work.start();
  EXPECT_EQ(logged.get_future().get(), "no room");
  work.stop();
}

}  // namespace
}  // namespace crownhead::live
