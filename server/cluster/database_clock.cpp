#include "server/cluster/database_clock.hpp"

#include <algorithm>

namespace crownhead::cluster {

void DatabaseClock::answered(Millis sent, Millis answered, Instant own, Instant database) {
  while (!samples_.empty() && samples_.front().at + window < answered) samples_.pop_front();
  const Millis round_trip = answered - sent;
  const Millis half{round_trip.count / 2};
  samples_.push_back({.at = answered, .round_trip = round_trip, .ahead = database + half - own});
}

std::optional<Millis> DatabaseClock::ahead() const {
  const auto best = std::ranges::min_element(samples_, {}, &Sample::round_trip);
  return best == samples_.end() ? std::nullopt : std::optional(best->ahead);
}

}  // namespace crownhead::cluster
