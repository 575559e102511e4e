#pragma once

#include <future>
#include <utility>

#include "rules/result.hpp"

namespace crownhead::admin {

/// Starts something that answers through a callback, and waits for the answer.
template <class T, class Start>
Result<T> awaited(Start start) {
  std::promise<Result<T>> promise;
  auto result = promise.get_future();
  start([&promise](Result<T> answer) { promise.set_value(std::move(answer)); });
  return result.get();
}

}  // namespace crownhead::admin
