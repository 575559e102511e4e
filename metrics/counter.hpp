#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace crownhead::metrics {

/// A number that only grows. Thread-safe.
class Counter {
 public:
  void add(std::uint64_t count = 1) { value_.fetch_add(count, std::memory_order_relaxed); }
  std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_ = 0;
};

/// A number that goes up and down. Thread-safe.
class Gauge {
 public:
  void add(std::int64_t count) { value_.fetch_add(count, std::memory_order_relaxed); }
  void set(std::int64_t value) { value_.store(value, std::memory_order_relaxed); }
  std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::int64_t> value_ = 0;
};

/// A counter for frequent events on all threads: each thread adds to its own cache line.
class SpreadCounter {
 public:
  void add(std::uint64_t count = 1) { lines_[own_line()].counter.add(count); }
  std::uint64_t value() const {
    std::uint64_t sum = 0;
    for (const Line& line : lines_) sum += line.counter.value();
    return sum;
  }

 private:
  static constexpr std::size_t line_count = 8;
  struct alignas(64) Line {
    Counter counter;
  };

  static std::size_t own_line() {
    static std::atomic<std::size_t> threads = 0;
    thread_local const std::size_t line =
        threads.fetch_add(1, std::memory_order_relaxed) % line_count;
    return line;
  }

  std::array<Line, line_count> lines_;
};

}  // namespace crownhead::metrics
