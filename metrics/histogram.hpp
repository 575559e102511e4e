#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

namespace crownhead::metrics {

/// Counts values by upper bound. Thread-safe; observing costs two additions.
class Histogram {
 public:
  static constexpr std::size_t most_bounds = 15;

  /// `bounds` must be ascending and outlive the histogram; values and sum have the same unit.
  explicit Histogram(std::span<const std::uint64_t> bounds) : bounds_(bounds) {}

  void observe(std::uint64_t value) {
    const auto bucket = std::ranges::lower_bound(bounds_, value) - bounds_.begin();
    buckets_[static_cast<std::size_t>(bucket)].fetch_add(1, std::memory_order_relaxed);
    sum_.fetch_add(value, std::memory_order_relaxed);
  }

  std::span<const std::uint64_t> bounds() const { return bounds_; }
  /// Returns the number of values between the previous bound and this one; the last bucket is above
  /// all bounds.
  std::uint64_t in_bucket(std::size_t bucket) const {
    return buckets_[bucket].load(std::memory_order_relaxed);
  }
  std::uint64_t count() const {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i <= bounds_.size(); ++i) all += in_bucket(i);
    return all;
  }
  std::uint64_t sum() const { return sum_.load(std::memory_order_relaxed); }

 private:
  std::span<const std::uint64_t> bounds_;
  std::array<std::atomic<std::uint64_t>, most_bounds + 1> buckets_{};
  std::atomic<std::uint64_t> sum_ = 0;
};

/// For durations in microseconds: 250 us to 10 s.
inline constexpr std::array<std::uint64_t, 14> duration_bounds = {
    250,    500,     1'000,   2'500,     5'000,     10'000,    25'000,
    50'000, 100'000, 250'000, 1'000'000, 2'500'000, 5'000'000, 10'000'000};

/// For batch sizes.
inline constexpr std::array<std::uint64_t, 11> count_bounds = {1,   2,   5,   10,   20,  50,
                                                               100, 200, 500, 1000, 5000};

}  // namespace crownhead::metrics
