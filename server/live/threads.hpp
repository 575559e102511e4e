#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace crownhead::live {

using Executor = boost::asio::io_context::executor_type;

template <class T>
using Awaitable = boost::asio::awaitable<T, Executor>;

/// The server's threads, one io_context each. A connection and a game each live on one of them for
/// good, so that what they own needs no lock.
class Threads {
 public:
  explicit Threads(std::size_t count);
  ~Threads();
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

  std::size_t count() const { return contexts_.size(); }
  boost::asio::io_context& context(std::size_t thread) { return *contexts_[thread]; }
  Executor executor(std::size_t thread) { return contexts_[thread]->get_executor(); }

  /// Where the thing with this number lives.
  std::size_t home(std::int64_t id) const {
    return static_cast<std::size_t>(id) % contexts_.size();
  }

  /// Starts them; what has been posted before runs then. `trouble` is told what a task threw.
  void start(const std::function<void(std::string_view)>& trouble);
  /// Lets each finish the handler that it is in, then joins them. Call from another thread.
  void stop();

  /// Runs `task` on that thread: at once if this is the one, else in the order of the calls. All
  /// that one thread tells another is therefore heard in the order in which it was said.
  template <class Task>
  void run_on(std::size_t thread, Task&& task) {
    if (executor(thread).running_in_this_thread())
      std::forward<Task>(task)();
    else
      boost::asio::post(executor(thread), std::forward<Task>(task));
  }

 private:
  std::vector<std::unique_ptr<boost::asio::io_context>> contexts_;
  std::vector<boost::asio::executor_work_guard<Executor>> guards_;
  std::vector<std::jthread> threads_;
};

}  // namespace crownhead::live
