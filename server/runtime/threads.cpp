#include "server/runtime/threads.hpp"

#include <boost/asio/post.hpp>

#include "db/jobs/readers.hpp"
#include "rules/dice/chain.hpp"

namespace crownhead::live {

Threads::Threads(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) loops_.push_back(std::make_unique<Loop>());
}

// Remaining tasks may hold objects that belong to another thread's io_context.
Threads::~Threads() {
  stop();
  for (auto& loop : loops_) loop->queued.clear();
}

void Threads::start(const std::function<void(std::string_view)>& log_error) {
  log_error_ = log_error;
  for (auto& loop : loops_)
    threads_.emplace_back([&context = loop->context, log_error] {
      db::Readers::forbid_on_this_thread();
      dice::Chain::forbid_on_this_thread();
      while (!context.stopped()) {
        try {
          context.run();
        } catch (const std::exception& error) {
          log_error(error.what());
        }
      }
    });
}

void Threads::stop() {
  for (auto& loop : loops_) {
    loop->guard.reset();
    loop->context.stop();
  }
  threads_.clear();
}

void Threads::post(std::size_t thread, Task task) {
  Loop& loop = *loops_[thread];
  bool first = false;
  {
    const std::lock_guard lock(loop.mutex);
    first = loop.queued.empty();
    loop.queued.push_back(std::move(task));
  }
  if (first) boost::asio::post(loop.context, [this, &loop] { take_up(loop); });
}

void Threads::take_up(Loop& loop) {
  {
    const std::lock_guard lock(loop.mutex);
    loop.taken.swap(loop.queued);
  }
  for (Task& task : loop.taken) {
    if (loop.context.stopped()) break;
    try {
      task();
    } catch (const std::exception& error) {
      log_error_(error.what());
    }
    task = nullptr;  // destroys its captures before the next task runs, as without a queue
  }
  loop.taken.clear();
}

}  // namespace crownhead::live
