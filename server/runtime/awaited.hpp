#pragma once

#include <coroutine>
#include <optional>
#include <utility>

#include "server/runtime/detached.hpp"
#include "server/runtime/threads.hpp"

namespace crownhead::live {

template <class T, class Start>
class [[nodiscard]] Awaited {
 public:
  Awaited(HomeThread home, Start start) : home_(home), start_(std::move(start)) {}

  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<> awaiting) {
    awaiting_ = awaiting;
    start_([this, home = home_](T result) {
      home.threads.post(home.thread, [this, r = std::move(result)]() mutable {
        result_.emplace(std::move(r));
        awaiting_.resume();
      });
    });
  }
  T await_resume() { return *std::move(result_); }

 private:
  HomeThread home_;
  Start start_;
  std::coroutine_handle<> awaiting_;
  std::optional<T> result_;
};

template <class T, class Start>
class [[nodiscard]] AwaitedHere {
 public:
  explicit AwaitedHere(Start start) : start_(std::move(start)) {}

  bool await_ready() const noexcept { return false; }
  template <class Promise>
  void await_suspend(std::coroutine_handle<Promise> awaiting) {
    // Both live until `start` returns, although the coroutine may have ended by then.
    const ChainHold run(awaiting.promise().chain);
    Start start = std::move(start_);
    start([this, awaiting, hold = run](T result) mutable {
      const ChainHold next_run = std::move(hold);
      result_.emplace(std::move(result));
      awaiting.resume();
    });
  }
  T await_resume() { return *std::move(result_); }

 private:
  Start start_;
  std::optional<T> result_;
};

/// Awaits the value that `start` passes to its callback, and resumes where the callback is called:
/// on any thread, or immediately. The callback must be called at most once. If it is dropped, so is
/// a chain of coroutines without an owner (see Detached).
template <class T, class Start>
AwaitedHere<T, Start> awaited(Start start) {
  return AwaitedHere<T, Start>(std::move(start));
}

/// Awaits the value that `start` passes to its callback. The callback must be called exactly once,
/// on any thread, and must not outlive home's threads. Call on home's thread; the coroutine resumes
/// there.
template <class T, class Start>
Awaited<T, Start> awaited(HomeThread home, Start start) {
  return {home, std::move(start)};
}

}  // namespace crownhead::live
