#pragma once

#include <algorithm>

#include "rules/instant.hpp"

namespace crownhead::messages {

/// How often a mail or a delivery is tried.
constexpr int most_tries = 12;

/// How long to wait after `tries` + 1 failed tries: 1, 2, 4, … minutes, 6 hours
/// at most.
constexpr Millis retry_after(int tries) {
  return std::min(Millis{seconds(60).count << std::min(tries, 20)}, seconds(6 * 3600));
}

}  // namespace crownhead::messages
