#include "server/cluster/lease.hpp"

namespace crownhead::cluster {

std::optional<Millis> Lease::renew(Millis sent, Millis answered) {
  const Millis until{until_ms_.load(std::memory_order_relaxed)};
  if (until.count != never && until < answered && !lost_since_) lost_since_ = until;
  until_ms_.store((sent + length).count, std::memory_order_release);
  if (!lost_since_ || !held(answered)) return std::nullopt;
  const Millis lost = answered - *lost_since_;
  lost_since_.reset();
  return lost > refunded_after ? std::optional(lost) : std::nullopt;
}

}  // namespace crownhead::cluster
