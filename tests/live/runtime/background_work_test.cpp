#include "server/runtime/background_work.hpp"

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
  EXPECT_FALSE(work.stopping());
  work.start();
  third.get_future().wait();
  work.stop();
  EXPECT_TRUE(work.stopping());
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
