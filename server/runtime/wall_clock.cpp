#include "server/runtime/wall_clock.hpp"

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

SystemWallClock::SystemWallClock() : SystemWallClock(Instant{system_ms()}) {}

SystemWallClock::SystemWallClock(Instant now)
    : offset_ms_(now.ms - steady_ms()), shown_ms_(now.ms) {}

Instant SystemWallClock::now() const {
  const std::int64_t now = steady_ms() + offset_ms_.load(std::memory_order_relaxed);
  auto shown = shown_ms_.load(std::memory_order_relaxed);
  while (shown < now && !shown_ms_.compare_exchange_weak(shown, now, std::memory_order_relaxed)) {
  }
  return {std::max(shown, now)};
}

void SystemWallClock::slew(Millis most, Millis ahead) {
  const std::int64_t offset = offset_ms_.load(std::memory_order_relaxed);
  const std::int64_t wrong_by = system_ms() + ahead.count - steady_ms() - offset;
  offset_ms_.store(offset + std::clamp(wrong_by, -most.count, most.count),
                   std::memory_order_relaxed);
}

void DevWallClock::move_to(Instant at) {
  auto now = now_ms_.load(std::memory_order_relaxed);
  while (now < at.ms && !now_ms_.compare_exchange_weak(now, at.ms, std::memory_order_release)) {
  }
}

}  // namespace crownhead::live
