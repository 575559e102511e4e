#pragma once

#include <compare>
#include <cstdint>

namespace crownhead {

/// A span of time in whole milliseconds; may be negative.
struct Millis {
  std::int64_t count = 0;

  constexpr auto operator<=>(const Millis&) const = default;
  constexpr Millis operator-() const { return {-count}; }
  constexpr Millis operator+(Millis other) const { return {count + other.count}; }
  constexpr Millis operator-(Millis other) const { return {count - other.count}; }
  constexpr Millis& operator+=(Millis other) { return *this = *this + other; }
  constexpr Millis& operator-=(Millis other) { return *this = *this - other; }
};

constexpr Millis seconds(std::int64_t n) { return {n * 1000}; }

/// A point in time: milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
struct Instant {
  std::int64_t ms = 0;

  constexpr auto operator<=>(const Instant&) const = default;
  constexpr Instant operator+(Millis span) const { return {ms + span.count}; }
  constexpr Instant operator-(Millis span) const { return {ms - span.count}; }
  constexpr Millis operator-(Instant earlier) const { return {ms - earlier.ms}; }
};

}  // namespace crownhead
