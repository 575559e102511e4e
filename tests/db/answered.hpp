#pragma once

#include <future>
#include <utility>

#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// Starts an operation on vacations, a callable that takes its VacationDone, and waits for the
/// answer.
template <class T, class Start>
OrRefused<T> answered(Start start) {
  std::promise<OrRefused<T>> promise;
  auto answer = promise.get_future();
  start(VacationDone<T>([&promise](OrRefused<T> result) { promise.set_value(std::move(result)); }));
  return answer.get();
}

}  // namespace crownhead::db
