#include "server/live/wall_clock.hpp"

#include <algorithm>
#include <chrono>

namespace crownhead::live {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

std::int64_t steady_ms() {
  return duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::int64_t system_ms() {
  return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

}  // namespace

SystemWallClock::SystemWallClock() : offset_ms_(system_ms() - steady_ms()) {}

Instant SystemWallClock::now() const {
  return {steady_ms() + offset_ms_.load(std::memory_order_relaxed)};
}

void SystemWallClock::slew(Millis most) {
  const std::int64_t offset = offset_ms_.load(std::memory_order_relaxed);
  const std::int64_t wrong_by = system_ms() - steady_ms() - offset;
  offset_ms_.store(offset + std::clamp(wrong_by, -most.count, most.count),
                   std::memory_order_relaxed);
}

void DevWallClock::move_to(Instant at) {
  auto now = now_ms_.load(std::memory_order_relaxed);
  while (now < at.ms && !now_ms_.compare_exchange_weak(now, at.ms, std::memory_order_release)) {
  }
}

}  // namespace crownhead::live
