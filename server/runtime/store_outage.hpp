#pragma once

#include <mutex>
#include <optional>

#include "server/runtime/wall_clock.hpp"

namespace crownhead::live {

/// Tracks whether the store can be reached. From the moment it cannot, or the lease of this node
/// was lost, until the lost time has been refunded, no time passes in games and players cannot
/// move. Safe on any thread.
class StoreOutage {
 public:
  explicit StoreOutage(const WallClock& clock) : clock_(clock) {}

  /// Sets whether the store is lost.
  void set_lost(bool lost);
  /// Records that no time may have passed since `since`, although the store can be reached: the
  /// lease of this node was lost.
  void add(Instant since);
  bool under_way() const;
  /// Returns when the outage began, if the store can be reached again and the time has not been
  /// refunded.
  std::optional<Instant> over() const;
  /// Call after the time until `ready` has been refunded to all games.
  void given_back(Instant ready);

 private:
  const WallClock& clock_;
  mutable std::mutex mutex_;
  std::optional<Instant> since_;
  bool lost_ = false;
};

}  // namespace crownhead::live
