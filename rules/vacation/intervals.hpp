#pragma once

#include <optional>
#include <vector>

#include "rules/instant.hpp"

namespace crownhead::vacation {

/// The end of a freeze without a fixed end.
constexpr Instant open_end{std::int64_t{1} << 52};

/// Half-open: includes `start`, excludes `end`.
struct Interval {
  Instant start;
  Instant end;

  bool operator==(const Interval&) const = default;
};

/// A set of instants, stored as sorted disjoint intervals that do not touch. Equal sets compare
/// equal, however they were built.
class Intervals {
 public:
  Intervals() = default;
  explicit Intervals(const std::vector<Interval>& parts);

  /// Adds to the set. An empty interval has no effect.
  void add(Interval part);
  void add(const Intervals& other);

  bool empty() const { return parts_.empty(); }
  const std::vector<Interval>& parts() const { return parts_; }

  /// Returns the interval that contains `at`; nullopt if there is none.
  std::optional<Interval> part_at(Instant at) const;

  /// Returns how much of [from, to) is in the set; 0 if `to` is before `from`.
  Millis covered(Instant from, Instant to) const;
  /// Returns how much of [from, to) is outside the set.
  Millis uncovered(Instant from, Instant to) const;
  /// Returns the first instant t at which uncovered(from, t) is `span`: `from` if the span is not
  /// positive; nullopt if an open end comes first.
  std::optional<Instant> after(Instant from, Millis span) const;

  /// Returns the last instant t at which uncovered(t, to) is `span`.
  Instant before(Instant to, Millis span) const;

  /// Returns the set without the intervals that ended by `at`.
  Intervals ending_after(Instant at) const;

  bool operator==(const Intervals&) const = default;

 private:
  std::vector<Interval> parts_;
};

}  // namespace crownhead::vacation
