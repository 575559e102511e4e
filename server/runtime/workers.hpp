#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <vector>

#include "metrics/histogram.hpp"

namespace crownhead::live {

/// The number of threads of a pool, and the limits of its queue.
struct PoolSize {
  std::size_t threads;
  std::size_t most;         ///< tasks running or waiting, in total
  std::size_t most_of_one;  ///< tasks running or waiting, per client
  int niceness = 0;         ///< relative to the threads of live games and the writer
  std::size_t reserve = 0;  ///< extra room for run_priority()
};

/// Threads for slow work, so that it never delays a connection. Clients take turns, so one that
/// submits much waits behind one that submits little. Callable from any thread.
class Workers {
 public:
  using Work = std::move_only_function<void()>;

  explicit Workers(PoolSize size);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// Queues `work` for the client `who`. Returns false and does nothing if too much is queued, for
  /// the client or in total. `work` must not throw.
  bool run(std::string_view who, Work work);

  /// The same for work that others already depend on. It does not count towards the client's limit,
  /// so it returns false only if the spare room is full as well, or after join().
  bool run_priority(std::string_view who, Work work);

  /// Runs `work` when all tasks accepted so far have finished: immediately, or on one of the
  /// threads.
  void after_current(Work work);

  /// Returns the approximate number of tasks running or waiting.
  std::size_t busy() const { return busy_.load(std::memory_order_relaxed); }

  const PoolSize& size() const { return size_; }

  /// Returns how long each task occupied its thread, in microseconds.
  const metrics::Histogram& micros() const { return micros_; }

  /// Returns the longest processor time of a single task. Waiting for a processor on a busy machine
  /// does not count.
  std::uint64_t longest_micros() const { return longest_.load(std::memory_order_relaxed); }

  /// Finishes all running and waiting tasks; new ones are refused.
  void join();

 private:
  /// The tasks accepted between two calls of after_current().
  struct Period {
    std::size_t left = 0;  ///< number not finished yet
    std::vector<Work> after = {};
  };
  struct Taken {
    Work work;
    std::size_t period;
  };
  struct Asked {
    std::deque<Taken> waiting;
    std::size_t all = 0;  ///< including running tasks
  };

  /// Returns false if too much is queued. Call with the mutex locked.
  bool take(std::string_view who, Work& work, std::size_t most, std::size_t most_of_one);
  void serve();
  /// Returns the work to run after the periods that are over. Call with the mutex locked.
  std::vector<Work> over(std::size_t period);
  void measure(std::chrono::steady_clock::time_point begun, std::uint64_t of_processor);

  const PoolSize size_;
  metrics::Histogram micros_{metrics::duration_bounds};
  std::atomic<std::uint64_t> longest_ = 0;
  std::atomic<std::size_t> busy_ = 0;
  std::mutex mutex_;
  std::condition_variable come_;
  std::unordered_map<std::string, Asked> asked_;
  std::deque<std::string> turns_;  ///< clients with waiting tasks, the next first
  std::deque<Period> periods_{1};  ///< the last one is the current period
  std::size_t first_period_ = 0;   ///< number of the first period in periods_
  bool ending_ = false;
  std::vector<std::jthread> threads_;
};

/// Five pools, so that none waits for another: requests from strangers delay no sign-in, no
/// pairing, and no reading or writing of a game.
struct Pools {
  explicit Pools(std::size_t readers = 2)
      : reads({.threads = readers, .most = 4096, .most_of_one = 512, .reserve = 12288}) {}

  Workers reads;  ///< short database reads for threads that may not read (read_pool.hpp)
  /// Writing games as JSON; the cost grows with their moves.
  Workers snapshots{
      {.threads = 2, .most = 1024, .most_of_one = 64, .niceness = 2, .reserve = 4096}};
  Workers passwords{{.threads = 2, .most = 1024, .most_of_one = 64, .niceness = 5}};
  Workers tournaments{{.threads = 1, .most = 256, .most_of_one = 16, .niceness = 5}};
  Workers on_demand{{.threads = 2, .most = 512, .most_of_one = 16, .niceness = 10}};

  struct Named {
    std::string_view name;
    const Workers& workers;
  };
  std::array<Named, 5> all() const {
    return {{{"reads", reads},
             {"snapshots", snapshots},
             {"passwords", passwords},
             {"tournaments", tournaments},
             {"on_demand", on_demand}}};
  }

  /// Joins the pool of reads last: the others' tasks may read until they finish.
  void join() {
    on_demand.join();
    snapshots.join();
    passwords.join();
    tournaments.join();
    reads.join();
  }
};

}  // namespace crownhead::live
