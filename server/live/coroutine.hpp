#pragma once

#include <coroutine>
#include <exception>
#include <optional>
#include <utility>

namespace crownhead::live {

/// What a mailbox does about one thing: a coroutine that begins when it is awaited, and whose end
/// resumes the one that awaits it. It knows nothing of threads: see awaited(). Whoever holds the
/// first of a chain holds them all; destroying it ends them where they wait.
/// Asio's awaitable takes twice the instructions for a move, for what a mailbox has no use for: a
/// frame and a handler of its own for each start and each wait, and cancellation.
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

  /// Runs the first of a chain up to where it first waits. What it throws is lost.
  void begin() { frame_.resume(); }

  bool await_ready() const noexcept { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> awaiting) noexcept {
    frame_.promise().awaiting = awaiting;
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
