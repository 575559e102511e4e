#include "server/runtime/coroutine_set.hpp"

#include <exception>

namespace crownhead::live {

void CoroutineSet::run(std::size_t thread, Awaitable<void> work) {
  threads_.run_on(thread, [this, thread, work = std::move(work)]() mutable {
    Running& here = running_[thread];
    const auto place = here.emplace(here.end());
    place->emplace(keep(thread, place, std::move(work)));
    (*place)->begin();
  });
}

Awaitable<void> CoroutineSet::keep(std::size_t thread, Running::iterator place,
                                   Awaitable<void> work) {
  std::exception_ptr thrown;
  try {
    co_await work;
  } catch (...) {
    thrown = std::current_exception();
  }
  // Posted, because a coroutine cannot destroy itself while it runs.
  threads_.post(thread, [this, thread, place, thrown] {
    running_[thread].erase(place);
    if (thrown) std::rethrow_exception(thrown);  // the thread logs it
  });
}

}  // namespace crownhead::live
