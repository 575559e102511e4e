#pragma once

#include <future>
#include <utility>

#include "db/jobs/requests.hpp"

namespace crownhead::db {

/// Starts an operation, a callable that takes its Done, and blocks until the answer arrives. For
/// threads that have nothing else to do; the threads of live games use live::awaited.
template <class T, class Start>
Result<T> awaited(Start start) {
  std::promise<Result<T>> promise;
  auto answer = promise.get_future();
  start(Done<T>([&promise](Result<T> result) { promise.set_value(std::move(result)); }));
  return answer.get();
}

}  // namespace crownhead::db
