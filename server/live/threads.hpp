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

/// The server's threads, one io_context each. A connection and a game stay on one of them, so that
/// what they own needs no lock (I3).
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

  /// The thread on which the game, tournament or player with this id lives.
  std::size_t home(std::int64_t id) const { return static_cast<std::size_t>(id) % loops_.size(); }

  /// Starts them; what has been posted before runs then. `trouble` is told what a task threw.
  void start(const std::function<void(std::string_view)>& trouble);
  /// Lets each finish the handler that it is in, then joins them. Call from another thread.
  void stop();

  /// Runs `task` on that thread, in the order of the calls, never at once. All that one thread
  /// tells another is therefore heard in the order in which it was said.
  void post(std::size_t thread, Task task);

  /// As post(), but at once if this is the thread.
  template <class Work>
  void run_on(std::size_t thread, Work&& work) {
    if (executor(thread).running_in_this_thread())
      std::forward<Work>(work)();
    else
      post(thread, std::forward<Work>(work));
  }

 private:
  /// A thread takes all posted tasks together. A handler of the io_context for each would take its
  /// lock twice a task, and everybody who posts would wait for that lock.
  struct Loop {
    boost::asio::io_context context{1};
    boost::asio::executor_work_guard<Executor> guard = boost::asio::make_work_guard(context);
    std::mutex mutex;
    std::vector<Task> told;
    std::vector<Task> taken;  ///< the thread's own
  };

  void take_up(Loop& loop);

  std::function<void(std::string_view)> trouble_;
  std::vector<std::unique_ptr<Loop>> loops_;
  std::vector<std::jthread> threads_;
};

/// One of the threads.
struct HomeThread {
  Threads& threads;
  std::size_t thread;
};

}  // namespace crownhead::live
