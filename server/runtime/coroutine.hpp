#pragma once

#include <coroutine>
#include <exception>
#include <optional>
#include <utility>

namespace crownhead::live {

namespace detail {

/// The first coroutine of a chain without an owner: see Detached.
struct Chain;

}  // namespace detail

/// A coroutine that starts when it is awaited and resumes its awaiter when it ends. It is
/// independent of threads; see awaited(). The first coroutine of a chain owns the others, and
/// destroying it destroys them while they are suspended. Asio's awaitable offers more than a
/// mailbox needs (cancellation, a frame and a handler for each start and suspension) and costs
/// twice the instructions per move: docs/decisions/0006-lists-of-their-own-between-threads.md.
template <class T>
class [[nodiscard]] Awaitable {
 public:
  struct promise_type;

  Awaitable(Awaitable&& other) noexcept : frame_(std::exchange(other.frame_, nullptr)) {}
  Awaitable& operator=(Awaitable&& other) noexcept {
    std::swap(frame_, other.frame_);
    return *this;
  }
  ~Awaitable() {
    if (frame_) frame_.destroy();
  }

  /// Runs the first coroutine of a chain until it suspends. Its exceptions are lost.
  void begin() { frame_.resume(); }

  bool await_ready() const noexcept { return false; }
  template <class Promise>
  std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> awaiting) noexcept {
    frame_.promise().awaiting = awaiting;
    frame_.promise().chain = awaiting.promise().chain;
    return frame_;
  }
  T await_resume() { return frame_.promise().take(); }

 private:
  using Frame = std::coroutine_handle<promise_type>;
  explicit Awaitable(Frame frame) : frame_(frame) {}

  Frame frame_;
};

namespace detail {

struct CoroutinePromise {
  struct AtEnd {
    bool await_ready() const noexcept { return false; }
    template <class Promise>
    std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> ended) noexcept {
      return ended.promise().awaiting;
    }
    void await_resume() const noexcept {}
  };

  std::suspend_always initial_suspend() const noexcept { return {}; }
  AtEnd final_suspend() const noexcept { return {}; }
  void unhandled_exception() noexcept { thrown = std::current_exception(); }
  void rethrow() const {
    if (thrown) std::rethrow_exception(thrown);
  }

  std::coroutine_handle<> awaiting = std::noop_coroutine();
  detail::Chain* chain = nullptr;  ///< null if the first coroutine has an owner
  std::exception_ptr thrown;
};

}  // namespace detail

template <class T>
struct Awaitable<T>::promise_type : detail::CoroutinePromise {
  Awaitable get_return_object() { return Awaitable(Frame::from_promise(*this)); }
  void return_value(T given) { value.emplace(std::move(given)); }
  T take() {
    rethrow();
    return *std::move(value);
  }

  std::optional<T> value;
};

template <>
struct Awaitable<void>::promise_type : detail::CoroutinePromise {
  Awaitable get_return_object() { return Awaitable(Frame::from_promise(*this)); }
  void return_void() const noexcept {}
  void take() const { rethrow(); }
};

}  // namespace crownhead::live
