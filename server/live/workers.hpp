#pragma once

#include <atomic>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <utility>

namespace crownhead::live {

/// Threads for slow work (password hashing, exports), so that it never holds up a connection.
class Workers {
 public:
  explicit Workers(std::size_t threads, std::size_t most_waiting)
      : pool_(threads), most_waiting_(most_waiting) {}

  /// False, and nothing is done, if too much is waiting already. `work` must not throw.
  template <class Work>
  bool run(Work work) {
    if (waiting_.fetch_add(1) >= most_waiting_) {
      waiting_.fetch_sub(1);
      return false;
    }
    boost::asio::post(pool_, [this, work = std::move(work)]() mutable {
      work();
      waiting_.fetch_sub(1);
    });
    return true;
  }

  /// What is being done and what waits for that, as of some moment.
  std::size_t busy() const { return waiting_.load(std::memory_order_relaxed); }

  /// Finishes what is under way.
  void join() { pool_.join(); }

 private:
  boost::asio::thread_pool pool_;
  std::atomic<std::size_t> waiting_ = 0;
  std::size_t most_waiting_;
};

}  // namespace crownhead::live
