#pragma once

#include <algorithm>
#include <future>
#include <utility>

#include "rules/instant.hpp"
#include "rules/result.hpp"

namespace crownhead::messages {

/// Starts something that the store answers through a callback, and waits for the answer.
template <class Start>
Result<void> wait_for(Start start) {
  std::promise<Result<void>> promise;
  auto result = promise.get_future();
  start([&promise](Result<void> done) { promise.set_value(std::move(done)); });
  return result.get();
}

/// How often something is tried that does not get out of the house.
constexpr int most_tries = 12;

/// How long to wait after `tries` tries that have failed and one more: 1, 2, 4, … minutes, 6 hours
/// at most.
constexpr Millis retry_after(int tries) {
  return std::min(Millis{seconds(60).count << std::min(tries, 20)}, seconds(6 * 3600));
}

}  // namespace crownhead::messages
