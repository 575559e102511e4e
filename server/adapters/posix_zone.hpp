#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/instant.hpp"
#include "rules/vacation/local_time.hpp"

namespace crownhead::adapters {

/// The rule for all later years at the end of a TZif file (RFC 8536, 3.3.1), in the form of POSIX's
/// TZ: "CET-1CEST,M3.5.0,M10.5.0/3".
class PosixZone {
 public:
  /// The day of a year on which clocks change.
  struct WeekdayOfMonth {
    unsigned month;
    unsigned week;  ///< 5: the last
    unsigned weekday;
  };
  struct DayOfYear {
    int day;          ///< from 0
    bool skips_leap;  ///< the 29th of February is not counted
  };
  struct Change {
    std::variant<WeekdayOfMonth, DayOfYear> day;
    Millis time;  ///< after midnight; may lie outside the day
  };
  struct Summer {
    Millis offset;
    Change begins;
    Change ends;
  };

  PosixZone(Millis standard, std::optional<Summer> summer) : standard_(standard), summer_(summer) {}

  /// Returns that year's changes, in order. A zone without summer time has one change, to its only
  /// offset.
  std::vector<vacation::OffsetPeriod> changes(int year) const;

 private:
  Millis standard_;
  std::optional<Summer> summer_;
};

/// Returns nullopt if it is not a rule.
std::optional<PosixZone> read_posix_zone(std::string_view text);

}  // namespace crownhead::adapters
