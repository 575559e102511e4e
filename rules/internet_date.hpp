#pragma once

#include <array>
#include <chrono>
#include <cstdio>
#include <string>

#include "rules/instant.hpp"

namespace crownhead {

/// Formats in UTC as in HTTP and e-mail, without the zone, which the two write differently: "Sun,
/// 06 Nov 1994 08:49:37". The names are always English.
inline std::string internet_date(Instant at) {
  namespace chrono = std::chrono;
  static constexpr std::array days = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  static constexpr std::array months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                        "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const auto second = chrono::floor<chrono::seconds>(chrono::sys_time{chrono::milliseconds{at.ms}});
  const auto day = chrono::floor<chrono::days>(second);
  const chrono::year_month_day date{day};
  const chrono::hh_mm_ss clock{second - day};
  std::array<char, 64> text{};
  const int size = std::snprintf(
      text.data(), text.size(), "%s, %02u %s %04d %02d:%02d:%02d",
      days[chrono::weekday{day}.c_encoding()], static_cast<unsigned>(date.day()),
      months[static_cast<unsigned>(date.month()) - 1], static_cast<int>(date.year()),
      static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
      static_cast<int>(clock.seconds().count()));
  return {text.data(), static_cast<std::size_t>(size)};
}

}  // namespace crownhead
