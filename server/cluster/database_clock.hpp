#pragma once

#include <deque>
#include <optional>

#include "rules/instant.hpp"

namespace crownhead::cluster {

/// Estimates by how much the database's clock is ahead of this machine's, from heartbeats. The one
/// with the shortest round trip of the last minute counts. For one thread.
class DatabaseClock {
 public:
  static constexpr Millis window{60'000};

  /// Call after each heartbeat: when it was sent and answered (as in Lease), this machine's time at
  /// the answer, and the database's time in the answer.
  void answered(Millis sent, Millis answered, Instant own, Instant database);

  /// Returns nullopt before the first heartbeat.
  std::optional<Millis> ahead() const;

 private:
  struct Sample {
    Millis at, round_trip, ahead;
  };
  std::deque<Sample> samples_;
};

}  // namespace crownhead::cluster
