#pragma once

#include <atomic>
#include <cstdint>

#include "rules/instant.hpp"

namespace crownhead::live {

/// The one source of time of the server. Callable from every thread.
class WallClock {
 public:
  virtual ~WallClock() = default;

  /// Never goes back.
  virtual Instant now() const = 0;

  /// True where time stands until it is moved by hand; then nothing is timed by the system.
  virtual bool by_hand() const = 0;
};

/// A steady clock plus an offset that is slewed to the system's time, so that a system clock that
/// is stepped changes no player's time at once.
class SystemWallClock : public WallClock {
 public:
  SystemWallClock();
  /// Shows `now` at first; for a system whose clock is stepped afterwards.
  explicit SystemWallClock(Instant now);

  Instant now() const override;
  bool by_hand() const override { return false; }

  /// Moves towards the system's time by at most `most`; called about once a second. Where that is
  /// back, the clock stands still until it is right.
  void slew(Millis most);

 private:
  std::atomic<std::int64_t> offset_ms_;
  mutable std::atomic<std::int64_t> shown_ms_;  ///< the latest that now() has told
};

/// For --dev-clock: stands until it is moved on.
class DevWallClock : public WallClock {
 public:
  explicit DevWallClock(Instant start) : now_ms_(start.ms) {}

  Instant now() const override { return {now_ms_.load(std::memory_order_acquire)}; }
  bool by_hand() const override { return true; }

  /// An instant before the present one changes nothing.
  void move_to(Instant at);

 private:
  std::atomic<std::int64_t> now_ms_;
};

}  // namespace crownhead::live
