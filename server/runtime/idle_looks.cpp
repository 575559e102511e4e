#include "server/runtime/idle_looks.hpp"

#include <latch>

namespace crownhead::live {

IdleLooks::IdleLooks(Threads& threads, std::function<void(std::size_t thread)> look)
    : threads_(threads), look_(std::move(look)) {
  timers_.reserve(threads.count());
  for (std::size_t thread = 0; thread < threads.count(); ++thread)
    timers_.emplace_back(threads.executor(thread));
}

void IdleLooks::start(std::chrono::milliseconds between) {
  between_ = between;
  for (std::size_t thread = 0; thread < timers_.size(); ++thread)
    threads_.run_on(thread, [this, thread] { look_again(thread); });
}

void IdleLooks::look_now() {
  std::latch looked(static_cast<std::ptrdiff_t>(timers_.size()));
  for (std::size_t thread = 0; thread < timers_.size(); ++thread)
    threads_.run_on(thread, [this, thread, &looked] {
      look_(thread);
      looked.count_down();
    });
  looked.wait();
}

void IdleLooks::look_again(std::size_t thread) {
  timers_[thread].expires_after(between_);
  timers_[thread].async_wait([this, thread](const boost::system::error_code& error) {
    if (error) return;
    look_(thread);
    look_again(thread);
  });
}

}  // namespace crownhead::live
