#include "server/runtime/background_work.hpp"

#include <future>
#include <gtest/gtest.h>
#include <stdexcept>
#include <string>

namespace crownhead::live {
namespace {

using namespace std::chrono_literals;

TEST(BackgroundWork, RunsUntilStopped) {
  int bits = 0;
  std::promise<void> third;
  BackgroundWork work(
      [&] {
        if (++bits == 3) third.set_value();
        return bits < 3 ? 0s : 1h;
      },
      [](std::string_view) {});
  EXPECT_FALSE(work.stopping());
  work.start();
  third.get_future().wait();
  work.stop();
  EXPECT_TRUE(work.stopping());
  EXPECT_EQ(bits, 3) << "it rested";
}

TEST(BackgroundWork, ReportsExceptions) {
  std::promise<std::string> told;
  BackgroundWork work([]() -> BackgroundWork::Duration { throw std::runtime_error("no room"); },
                      [&](std::string_view why) { told.set_value(std::string(why)); });
  work.start();
  EXPECT_EQ(told.get_future().get(), "no room");
  work.stop();
}

}  // namespace
}  // namespace crownhead::live
