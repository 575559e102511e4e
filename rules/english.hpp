#pragma once

#include <array>
#include <chrono>
#include <cstdio>
#include <string>

#include "rules/hours.hpp"
#include "rules/instant.hpp"

namespace crownhead {

/// Returns "7 days", "7 days and 8 hours", "5 hours".
inline std::string length_text(Hours length) {
  constexpr std::int64_t of_a_day = 24;
  const std::int64_t days = length.count / of_a_day, rest = length.count % of_a_day;
  const auto count_text = [](std::int64_t n, const char* what) {
    return std::to_string(n) + " " + what + (n == 1 ? "" : "s");
  };
  if (rest == 0) return count_text(days, "day");
  return (days == 0 ? "" : count_text(days, "day") + " and ") + count_text(rest, "hour");
}

/// Formats to the minute: "2024-06-30 22:00 UTC".
inline std::string instant_text(Instant at) {
  namespace chrono = std::chrono;
  const auto minute = chrono::floor<chrono::minutes>(chrono::sys_time{chrono::milliseconds{at.ms}});
  const auto day = chrono::floor<chrono::days>(minute);
  const chrono::year_month_day date{day};
  const chrono::hh_mm_ss clock{minute - day};
  std::array<char, 64> text{};
  const int size = std::snprintf(
      text.data(), text.size(), "%04d-%02u-%02u %02d:%02d UTC", static_cast<int>(date.year()),
      static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
      static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()));
  return {text.data(), static_cast<std::size_t>(size)};
}

}  // namespace crownhead
