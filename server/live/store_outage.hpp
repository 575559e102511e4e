#pragma once

#include <mutex>
#include <optional>

#include "server/live/wall_clock.hpp"

namespace crownhead::live {

/// Whether the store can be reached. From when it cannot until the time has been given back no time
/// passes in games, and nobody moves in them. Safe on any thread.
class StoreOutage {
 public:
  explicit StoreOutage(const WallClock& clock) : clock_(clock) {}

  /// That it cannot be reached, or can again.
  void tell(bool lost);
  bool under_way() const;
  /// Since when it could not be reached, if it can now and the time has to be given back.
  std::optional<Instant> over() const;
  /// The time until `ready` has been given back to all games.
  void given_back(Instant ready);

 private:
  const WallClock& clock_;
  mutable std::mutex mutex_;
  std::optional<Instant> since_;
  bool lost_ = false;
};

}  // namespace crownhead::live
