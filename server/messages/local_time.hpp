#pragma once

#include <array>
#include <string>
#include <string_view>

#include "rules/words.hpp"
#include "server/adapters/zone.hpp"

namespace crownhead::messages {

/// How a language tells a day and a minute; web/texts/cpp-language.mjs makes it.
struct DateForms {
  /// What `when` puts together.
  struct Parts {
    words::Given<std::string_view> weekday, month, day, year, hour, minute;
  };

  std::array<std::string_view, 7> weekdays;  ///< Sunday first
  std::array<std::string_view, 12> months;   ///< as they stand beside a day
  bool two_digit_day;
  bool two_digit_hour;
  std::string (*when)(const Parts&);
};

/// An instant as calendar and clock of the zone show it: "Wednesday, November 25, 2026 at 12:05".
std::string local_text(const DateForms& forms, const adapters::Zone& zone, Instant at);

}  // namespace crownhead::messages
