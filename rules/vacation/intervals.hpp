#pragma once

#include <optional>
#include <vector>

#include "rules/instant.hpp"

namespace crownhead::vacation {

/// The end of a freeze that has none yet.
constexpr Instant open_end{std::int64_t{1} << 52};

/// Half-open: `start` is in it, `end` is not.
struct Interval {
  Instant start;
  Instant end;

  bool operator==(const Interval&) const = default;
};

/// A set of instants, kept as disjoint intervals in order, none of which touch: the same set is
/// the same value, whatever it was put together from and in what order.
class Intervals {
 public:
  Intervals() = default;
  explicit Intervals(const std::vector<Interval>& parts);

  /// The union. An empty interval adds nothing.
  void add(Interval part);
  void add(const Intervals& other);

  bool empty() const { return parts_.empty(); }
  const std::vector<Interval>& parts() const { return parts_; }

  /// The part that covers `at`; nullopt if none does.
  std::optional<Interval> part_at(Instant at) const;

  /// How much of [from, to) is in the set; nothing if `to` comes first.
  Millis covered(Instant from, Instant to) const;
  /// How much of [from, to) is not.
  Millis uncovered(Instant from, Instant to) const;
  /// The first instant t at which uncovered(from, t) is `span`: `from` for a span that is not
  /// positive; nullopt if an open end comes before.
  std::optional<Instant> after(Instant from, Millis span) const;

  /// The last instant from which to `to` so much is not in the set.
  Instant before(Instant to, Millis span) const;

  /// The set without the parts that had ended by `at`.
  Intervals ending_after(Instant at) const;

  bool operator==(const Intervals&) const = default;

 private:
  std::vector<Interval> parts_;
};

}  // namespace crownhead::vacation
