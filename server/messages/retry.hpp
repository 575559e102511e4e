#pragma once

#include <algorithm>

#include "rules/instant.hpp"

namespace crownhead::messages {

/// The number of attempts for a mail or a delivery.
constexpr int most_tries = 12;

/// Returns the wait after `tries` + 1 failed attempts: 1, 2, 4, … minutes, 6 hours at most.
constexpr Millis retry_after(int tries) {
  return std::min(Millis{seconds(60).count << std::min(tries, 20)}, seconds(6 * 3600));
}

}  // namespace crownhead::messages
