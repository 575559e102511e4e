#pragma once

#include <atomic>
#include <cstdint>

#include "rules/instant.hpp"

namespace crownhead::live {

/// The server's only source of time. Callable from every thread.
class WallClock {
 public:
  virtual ~WallClock() = default;

  /// Never goes backwards.
  virtual Instant now() const = 0;

  /// True if time advances only by hand; then no timer uses the system's clock.
  virtual bool by_hand() const = 0;
};

/// A steady clock plus an offset that is slewed to the system's time. A step of the system's clock
/// therefore changes no player's time at once.
class SystemWallClock : public WallClock {
 public:
  SystemWallClock();
  /// Starts at `now`; for a system whose clock is stepped later.
  explicit SystemWallClock(Instant now);

  Instant now() const override;
  bool by_hand() const override { return false; }

  /// Moves towards the system's time plus `ahead` by at most `most`; call about once a second. If
  /// that time is behind, this clock stops until they agree.
  void slew(Millis most, Millis ahead = {});

 private:
  std::atomic<std::int64_t> offset_ms_;
  mutable std::atomic<std::int64_t> shown_ms_;  ///< the latest time that now() has returned
};

/// For --dev-clock: advances only by hand.
class DevWallClock : public WallClock {
 public:
  explicit DevWallClock(Instant start) : now_ms_(start.ms) {}

  Instant now() const override { return {now_ms_.load(std::memory_order_acquire)}; }
  bool by_hand() const override { return true; }

  /// Ignores an instant before the current one.
  void move_to(Instant at);

 private:
  std::atomic<std::int64_t> now_ms_;
};

}  // namespace crownhead::live
