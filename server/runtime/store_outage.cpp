#include "server/runtime/store_outage.hpp"

#include <algorithm>

namespace crownhead::live {
namespace {

/// A shorter outage is ignored: a reconnection this quick costs players no more than a slow
/// network.
constexpr Millis too_short{500};

}  // namespace

void StoreOutage::set_lost(bool lost) {
  const std::lock_guard lock(mutex_);
  lost_ = lost;
  if (lost && !since_) since_ = clock_.now();
  if (!lost && since_ && clock_.now() - *since_ < too_short) since_.reset();
}

void StoreOutage::add(Instant since) {
  const std::lock_guard lock(mutex_);
  since_ = std::min(since, since_.value_or(since));
}

bool StoreOutage::under_way() const {
  const std::lock_guard lock(mutex_);
  return since_.has_value();
}

std::optional<Instant> StoreOutage::over() const {
  const std::lock_guard lock(mutex_);
  return lost_ ? std::nullopt : since_;
}

void StoreOutage::given_back(Instant ready) {
  const std::lock_guard lock(mutex_);
  since_ = lost_ ? std::optional(ready) : std::nullopt;
}

}  // namespace crownhead::live
