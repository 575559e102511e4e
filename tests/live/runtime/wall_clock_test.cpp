#include "server/runtime/wall_clock.hpp"

#include <chrono>
#include <gtest/gtest.h>

namespace crownhead::live {
namespace {

TEST(SystemWallClock, ShowsTheSystemsTime) {
  const SystemWallClock clock;
  const auto system = std::chrono::duration_cast<std::chrono::milliseconds>(
                          std::chrono::system_clock::now().time_since_epoch())
                          .count();
  EXPECT_NEAR(static_cast<double>(clock.now().ms), static_cast<double>(system), 1000);
}

Instant system_time() {
  return {std::chrono::duration_cast<std::chrono::milliseconds>(
              std::chrono::system_clock::now().time_since_epoch())
              .count()};
}

TEST(SystemWallClock, IsSlewedForward) {
  SystemWallClock clock(system_time() - seconds(10));
  const Instant before = clock.now();
  clock.slew(Millis{50});
  EXPECT_GE(clock.now() - before, Millis{50});
  EXPECT_LT(clock.now(), system_time() - seconds(5));
  clock.slew(seconds(60));
  EXPECT_LT(system_time() - clock.now(), seconds(1));
}

TEST(SystemWallClock, NeverMovesBack) {
  SystemWallClock clock(system_time() + seconds(10));
  const Instant before = clock.now();
  clock.slew(Millis{50});
  EXPECT_GE(clock.now(), before);
  clock.slew(seconds(60));
  EXPECT_GE(clock.now(), before);
  EXPECT_LT(clock.now() - before, seconds(5));  // it does not advance
}

TEST(DevWallClock, IsStoppedUntilItIsMoved) {
  DevWallClock clock(Instant{1000});
  EXPECT_EQ(clock.now(), Instant{1000});
  clock.move_to(Instant{5000});
  EXPECT_EQ(clock.now(), Instant{5000});
}

TEST(DevWallClock, IsNotSetBack) {
  DevWallClock clock(Instant{5000});
  clock.move_to(Instant{1000});
  EXPECT_EQ(clock.now(), Instant{5000});
}

}  // namespace
}  // namespace crownhead::live
