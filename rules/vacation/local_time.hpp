#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "rules/instant.hpp"

namespace crownhead::vacation {

constexpr std::int64_t hours_of_a_day = 24;
constexpr Millis hour{3'600'000};
constexpr Millis day{hours_of_a_day * hour.count};

/// Local time, in milliseconds since the local 1970-01-01 00:00.
struct LocalTime {
  std::int64_t ms = 0;

  constexpr auto operator<=>(const LocalTime&) const = default;
  constexpr LocalTime operator+(Millis span) const { return {ms + span.count}; }
  constexpr Millis operator-(LocalTime earlier) const { return {ms - earlier.ms}; }
};

LocalTime midnight_of(std::chrono::year_month_day date);
std::chrono::year_month_day date_of(LocalTime time);
/// Returns 0 to 23.
int hour_of(LocalTime time);
/// Returns "1.7.2024", the format for entering dates.
std::string write_date(std::chrono::year_month_day date);

/// A period with a fixed offset from UTC, until the next period begins.
struct OffsetPeriod {
  Instant from;
  Millis offset;

  bool operator==(const OffsetPeriod&) const = default;
};

/// A time zone: returns the periods that overlap [from, to], in order; the first began at `from` or
/// earlier.
using Zone = std::function<std::vector<OffsetPeriod>(Instant from, Instant to)>;

LocalTime local_time(const Zone& zone, Instant at);

/// The instants of a local time.
struct Meaning {
  std::vector<Instant> instants;  ///< in order; none if the clocks skip it, several if it repeats
  Instant skipped_at{};           ///< if skipped: the instant of the change

  bool exists() const { return !instants.empty(); }
  bool repeats() const { return instants.size() > 1; }
};

Meaning meaning(const Zone& zone, LocalTime time);

}  // namespace crownhead::vacation
