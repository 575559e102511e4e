#pragma once

#include <algorithm>
#include <cstdint>

namespace crownhead::net {

/// What is left of an allowance that fills up again by itself.
struct TokenBucket {
  double tokens = 0;
  std::int64_t at_ms = 0;  ///< when `tokens` was right

  void refill(double per_ms, double most, std::int64_t now_ms) {
    const auto passed = static_cast<double>(std::max<std::int64_t>(0, now_ms - at_ms));
    tokens = std::min(most, tokens + passed * per_ms);
    at_ms = std::max(at_ms, now_ms);
  }

  /// Takes one token if there is one.
  bool take(double per_ms, double most, std::int64_t now_ms) {
    refill(per_ms, most, now_ms);
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  }
};

}  // namespace crownhead::net
