#pragma once

#include <cstddef>
#include <exception>
#include <list>
#include <optional>
#include <utility>
#include <vector>

#include "rules/reasons.hpp"
#include "rules/result.hpp"
#include "server/runtime/coroutine.hpp"
#include "server/runtime/threads.hpp"

namespace crownhead::live {

/// Coroutines that run side by side, each on one of the threads. Destroying the set destroys them
/// where they are suspended; the pools and the threads must have stopped.
class CoroutineSet {
 public:
  explicit CoroutineSet(Threads& threads) : threads_(threads), running_(threads.count()) {}
  CoroutineSet(const CoroutineSet&) = delete;
  CoroutineSet& operator=(const CoroutineSet&) = delete;

  /// Runs `work` on that thread; immediately if this is the thread. Callable from any thread. What
  /// it throws is logged.
  void run(std::size_t thread, Awaitable<void> work);
  /// The same, and passes its result to `done` on that thread: unavailable if it throws.
  template <class T, class Done>
  void run(std::size_t thread, Awaitable<T> work, Done done) {
    run(thread, pass(std::move(work), std::move(done)));
  }

 private:
  template <class T>
  struct ResultOf {
    using Type = Result<T>;
  };
  template <class T>
  struct ResultOf<Result<T>> {
    using Type = Result<T>;
  };
  using Running = std::list<std::optional<Awaitable<void>>>;

  template <class T, class Done>
  static Awaitable<void> pass(Awaitable<T> work, Done done) {
    typename ResultOf<T>::Type result = fail(Code::unavailable, reason::server::failed());
    std::exception_ptr thrown;
    try {
      result = co_await work;
    } catch (...) {
      thrown = std::current_exception();
    }
    done(std::move(result));
    if (thrown) std::rethrow_exception(thrown);
  }
  Awaitable<void> keep(std::size_t thread, Running::iterator place, Awaitable<void> work);

  Threads& threads_;
  std::vector<Running> running_;  ///< by thread
};

}  // namespace crownhead::live
