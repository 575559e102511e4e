#include "server/net/limits/rate_limit.hpp"

#include <cmath>

namespace crownhead::net {

RateLimit::RateLimit(double burst, Millis every, std::size_t max_keys)
    : burst_(burst), every_(every), max_keys_(max_keys) {}

Millis RateLimit::use(std::string_view key, Instant now, double cost) {
  const double per_ms = 1.0 / static_cast<double>(every_.count);
  const std::lock_guard lock(mutex_);
  auto& bucket = entry(key, now).bucket;
  if (bucket.take(per_ms, burst_, now.ms, cost)) return {0};
  const double missing = (cost - bucket.tokens) * static_cast<double>(every_.count);
  return {static_cast<std::int64_t>(std::ceil(missing))};
}

void RateLimit::give_back(std::string_view key, double cost) {
  const std::lock_guard lock(mutex_);
  const auto found = by_key_.find(key);
  if (found != by_key_.end()) found->second->bucket.tokens += cost;
}

std::size_t RateLimit::keys() const {
  const std::lock_guard lock(mutex_);
  return entries_.size();
}

RateLimit::Entry& RateLimit::entry(std::string_view key, Instant now) {
  if (const auto found = by_key_.find(key); found != by_key_.end()) {
    entries_.splice(entries_.begin(), entries_, found->second);
    return entries_.front();
  }
  if (entries_.size() >= max_keys_) {
    by_key_.erase(entries_.back().key);
    entries_.pop_back();
  }
  entries_.push_front({std::string(key), {burst_, now.ms}});
  by_key_.emplace(entries_.front().key, entries_.begin());
  return entries_.front();
}

}  // namespace crownhead::net
