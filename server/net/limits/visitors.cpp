#include "server/net/limits/visitors.hpp"

#include <utility>

namespace crownhead::net {

Visitors::Visit& Visitors::Visit::operator=(Visit&& other) noexcept {
  leave();
  all_ = std::move(other.all_);
  visitor_ = std::exchange(other.visitor_, nullptr);
  return *this;
}

std::size_t Visitors::Visit::open() const {
  if (!all_) return 0;
  const std::lock_guard lock(all_->mutex_);
  return visitor_->open;
}

bool Visitors::Visit::take_frame(double per_ms, double most, std::int64_t now_ms) const {
  if (!all_) return true;
  const std::lock_guard lock(all_->mutex_);
  return visitor_->frames.take(per_ms, most, now_ms);
}

void Visitors::Visit::leave() {
  const auto all = std::exchange(all_, nullptr);
  const auto* visitor = std::exchange(visitor_, nullptr);
  if (!all) return;
  const std::lock_guard lock(all->mutex_);
  const auto at = all->by_address_.find(visitor->address);
  if (--at->second.open == 0) all->by_address_.erase(at);
}

Visitors::Visit Visitors::enter(const std::string& address, std::size_t most, double frames,
                                std::int64_t now_ms) {
  const std::lock_guard lock(mutex_);
  const auto [at, is_new] =
      by_address_.try_emplace(address, Visitor{.address = address, .frames = {frames, now_ms}});
  if (at->second.open >= most) return {};
  ++at->second.open;
  return {shared_from_this(), &at->second};
}

std::size_t Visitors::size() const {
  const std::lock_guard lock(mutex_);
  return by_address_.size();
}

}  // namespace crownhead::net
