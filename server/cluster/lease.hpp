#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>

#include "rules/instant.hpp"

namespace crownhead::cluster {

/// A node's permission to let time pass: no flag falls and no round or arena pairing begins without
/// it, because another node may already have taken over. Commands need no lease; the log decides
/// them. Instants are spans since the machine started, by a clock that also runs while it sleeps
/// (CLOCK_BOOTTIME), so a node that was stopped notices it.
///
/// Timed work reads the time first and checks the lease second.
class Lease {
 public:
  /// Since the last successful heartbeat was sent.
  static constexpr Millis length{1500};
  /// After a longer loss the time is refunded; a shorter one only delays what was due.
  static constexpr Millis refunded_after{3000};

  /// Call after each successful heartbeat, with the moments at which it was sent and answered.
  /// Returns how long the lease had been lost until `answered` if this heartbeat restores it and
  /// the time must be refunded. Not for several threads at once.
  std::optional<Millis> renew(Millis sent, Millis answered);

  /// Safe on any thread.
  bool held(Millis now) const { return now.count <= until_ms_.load(std::memory_order_acquire); }

 private:
  static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::min();

  std::atomic<std::int64_t> until_ms_ = never;
  std::optional<Millis> lost_since_;
};

}  // namespace crownhead::cluster
