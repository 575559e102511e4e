#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace crownhead::live {

using Executor = boost::asio::io_context::executor_type;

/// The server's threads, one io_context each. A connection and a game stay on one of them, so their
/// data needs no lock (I3).
class Threads {
 public:
  using Task = std::move_only_function<void()>;

  explicit Threads(std::size_t count);
  ~Threads();
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

  std::size_t count() const { return loops_.size(); }
  boost::asio::io_context& context(std::size_t thread) { return loops_[thread]->context; }
  Executor executor(std::size_t thread) { return context(thread).get_executor(); }

  /// Returns the thread of the game, tournament or player with this id.
  std::size_t home(std::int64_t id) const { return static_cast<std::size_t>(id) % loops_.size(); }

  /// Starts the threads; tasks posted before then run first. Exceptions thrown by tasks are
  /// logged.
  void start(const std::function<void(std::string_view)>& log_error);
  /// Lets each thread finish its current handler, then joins it. Call from another thread.
  void stop();

  /// Runs `task` on that thread, never immediately. Tasks that one thread posts to another run in
  /// the order of the calls.
  void post(std::size_t thread, Task task);

  /// Like post(), but runs immediately if this is the thread.
  template <class Work>
  void run_on(std::size_t thread, Work&& work) {
    if (executor(thread).running_in_this_thread())
      std::forward<Work>(work)();
    else
      post(thread, std::forward<Work>(work));
  }

 private:
  /// A thread takes all posted tasks together. One io_context handler per task would lock the
  /// context twice per task, and every posting thread would contend for that lock.
  struct Loop {
    boost::asio::io_context context{1};
    boost::asio::executor_work_guard<Executor> guard = boost::asio::make_work_guard(context);
    std::mutex mutex;
    std::vector<Task> queued;
    std::vector<Task> taken;  ///< used only by the thread
  };

  void take_up(Loop& loop);

  std::function<void(std::string_view)> log_error_;
  std::vector<std::unique_ptr<Loop>> loops_;
  std::vector<std::jthread> threads_;
};

/// One of the threads.
struct HomeThread {
  Threads& threads;
  std::size_t thread;
};

}  // namespace crownhead::live
