#pragma once

#include "rules/instant.hpp"

namespace crownhead {

/// The same hours on each UTC day. They span midnight if they end before they begin.
struct DailyHours {
  int from = 0;   ///< minutes since midnight
  int until = 0;  ///< exclusive

  constexpr bool hold(Instant at) const {
    constexpr std::int64_t ms_a_minute = 60'000, minutes_a_day = 24 * 60;
    const auto minute = at.ms / ms_a_minute % minutes_a_day;
    return from <= until ? from <= minute && minute < until : from <= minute || minute < until;
  }

  constexpr bool operator==(const DailyHours&) const = default;
};

}  // namespace crownhead
