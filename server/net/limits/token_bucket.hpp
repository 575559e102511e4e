#pragma once

#include <algorithm>
#include <cstdint>

namespace crownhead::net {

/// The rest of a budget that refills over time.
struct TokenBucket {
  double tokens = 0;
  std::int64_t at_ms = 0;  ///< when `tokens` was valid

  void refill(double per_ms, double most, std::int64_t now_ms) {
    const auto passed = static_cast<double>(std::max<std::int64_t>(0, now_ms - at_ms));
    tokens = std::min(most, tokens + passed * per_ms);
    at_ms = std::max(at_ms, now_ms);
  }

  /// Takes `cost` tokens if there are as many.
  bool take(double per_ms, double most, std::int64_t now_ms, double cost = 1) {
    refill(per_ms, most, now_ms);
    if (tokens < cost) return false;
    tokens -= cost;
    return true;
  }
};

}  // namespace crownhead::net
