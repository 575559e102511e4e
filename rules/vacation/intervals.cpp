#include "rules/vacation/intervals.hpp"

#include <algorithm>

namespace crownhead::vacation {

Intervals::Intervals(const std::vector<Interval>& parts) {
  for (const Interval& part : parts) add(part);
}

void Intervals::add(Interval part) {
  if (part.end <= part.start) return;
  const auto first = std::ranges::lower_bound(parts_, part.start, {}, &Interval::end);
  auto last = first;
  for (; last != parts_.end() && last->start <= part.end; ++last) {
    part.start = std::min(part.start, last->start);
    part.end = std::max(part.end, last->end);
  }
  parts_.insert(parts_.erase(first, last), part);
}

void Intervals::add(const Intervals& other) {
  for (const Interval& part : other.parts_) add(part);
}

std::optional<Interval> Intervals::part_at(Instant at) const {
  const auto next = std::ranges::upper_bound(parts_, at, {}, &Interval::end);
  if (next == parts_.end() || at < next->start) return std::nullopt;
  return *next;
}

Millis Intervals::covered(Instant from, Instant to) const {
  Millis sum{0};
  for (const Interval& part : parts_) {
    const Instant start = std::max(part.start, from);
    const Instant end = std::min(part.end, to);
    if (start < end) sum += end - start;
  }
  return sum;
}

Millis Intervals::uncovered(Instant from, Instant to) const {
  return to <= from ? Millis{0} : to - from - covered(from, to);
}

std::optional<Instant> Intervals::after(Instant from, Millis span) const {
  if (span <= Millis{0}) return from;
  Instant at = from + span;
  for (const Interval& part : parts_) {
    if (part.end <= from) continue;
    if (at <= part.start) return at;
    if (part.end >= open_end) return std::nullopt;
    at = at + (part.end - std::max(part.start, from));
  }
  return at;
}

Instant Intervals::before(Instant to, Millis span) const {
  Instant at = to - span;
  for (auto part = parts_.rbegin(); part != parts_.rend(); ++part) {
    if (part->start >= to) continue;
    if (at >= part->end) return at;
    at = at - (std::min(part->end, to) - part->start);
  }
  return at;
}

Intervals Intervals::ending_after(Instant at) const {
  Intervals rest;
  for (const Interval& part : parts_)
    if (part.end > at) rest.parts_.push_back(part);
  return rest;
}

}  // namespace crownhead::vacation
