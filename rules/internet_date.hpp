#pragma once

#include <chrono>
#include <fmt/chrono.h>
#include <string>

#include "rules/instant.hpp"

namespace crownhead {

/// Formats in UTC as in HTTP and e-mail, without the zone, which the two write differently: "Sun,
/// 06 Nov 1994 08:49:37". The names are always English.
inline std::string internet_date(Instant at) {
  const auto second = std::chrono::floor<std::chrono::seconds>(std::chrono::milliseconds{at.ms});
  return fmt::format("{:%a, %d %b %Y %H:%M:%S}", fmt::gmtime(second.count()));
}

}  // namespace crownhead
