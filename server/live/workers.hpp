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

/// How many threads a pool has and how much may wait for them.
struct PoolSize {
  std::size_t threads;
  std::size_t most;         ///< pieces of work, done or waiting, of all together
  std::size_t most_of_one;  ///< of one who asks
  int niceness = 0;         ///< to the threads of live games and the writer
  std::size_t spare = 0;    ///< more, for what run_needed() brings
};

/// Threads for slow work, so that it never holds up a connection. Everybody who asks has a turn,
/// so that who asks for much waits behind who asks for little. Callable from any thread.
class Workers {
 public:
  using Work = std::move_only_function<void()>;

  explicit Workers(PoolSize size);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// False, and nothing is done, if too much of `who` or of all waits already. `work` must not
  /// throw.
  bool run(std::string_view who, Work work);

  /// The same for what others wait for already, which is not counted for one who asks: false only
  /// where the spare room is full too, or after join().
  bool run_needed(std::string_view who, Work work);

  /// Does `work` when all that had been taken by now is done: at once, or on one of the threads.
  void after_present(Work work);

  /// What is being done and what waits for that, as of some moment.
  std::size_t busy() const { return busy_.load(std::memory_order_relaxed); }

  const PoolSize& size() const { return size_; }

  /// How long each piece of work kept its thread, in microseconds.
  const metrics::Histogram& micros() const { return micros_; }

  /// The most that one piece has taken of a processor: what it waits for one on a busy machine does
  /// not count.
  std::uint64_t longest_micros() const { return longest_.load(std::memory_order_relaxed); }

  /// Finishes what is under way and what waits; nothing is taken afterwards.
  void join();

 private:
  /// What was taken between two calls of after_present().
  struct Period {
    std::size_t left = 0;  ///< of it, not done yet
    std::vector<Work> after = {};
  };
  struct Taken {
    Work work;
    std::size_t period;
  };
  struct Asked {
    std::deque<Taken> waiting;
    std::size_t all = 0;  ///< with what is being done
  };

  /// False if there is too much already; call it with the mutex locked.
  bool take(std::string_view who, Work& work, std::size_t most, std::size_t most_of_one);
  void serve();
  /// What was to be done after the periods that are over now; call it with the mutex locked.
  std::vector<Work> over(std::size_t period);
  void measure(std::chrono::steady_clock::time_point begun, std::uint64_t of_processor);

  const PoolSize size_;
  metrics::Histogram micros_{metrics::duration_bounds};
  std::atomic<std::uint64_t> longest_ = 0;
  std::atomic<std::size_t> busy_ = 0;
  std::mutex mutex_;
  std::condition_variable come_;
  std::unordered_map<std::string, Asked> asked_;
  std::deque<std::string> turns_;  ///< who has something waiting, the next first
  std::deque<Period> periods_{1};  ///< the last one is that of now
  std::size_t first_period_ = 0;   ///< the number of the first in periods_
  bool ending_ = false;
  std::vector<std::jthread> threads_;
};

/// Five pools, so that none waits for another: requests of strangers delay no sign-in, no pairing
/// and no reading or writing of a game.
struct Pools {
  explicit Pools(std::size_t readers = 2)
      : reads({.threads = readers, .most = 4096, .most_of_one = 512, .spare = 12288}) {}

  Workers reads;  ///< short reads of the database for threads that may not (read_pool.hpp)
  /// Writing games as JSON, whose cost grows with their moves.
  Workers snapshots{{.threads = 2, .most = 1024, .most_of_one = 64, .niceness = 2, .spare = 4096}};
  Workers passwords{{.threads = 2, .most = 1024, .most_of_one = 64, .niceness = 5}};
  Workers tournaments{{.threads = 1, .most = 256, .most_of_one = 16, .niceness = 5}};
  Workers asked{{.threads = 2, .most = 512, .most_of_one = 16, .niceness = 10}};

  struct Named {
    std::string_view name;
    const Workers& workers;
  };
  std::array<Named, 5> all() const {
    return {{{"reads", reads},
             {"snapshots", snapshots},
             {"passwords", passwords},
             {"tournaments", tournaments},
             {"asked", asked}}};
  }

  /// That of reads last: what the others have done may read on.
  void join() {
    asked.join();
    snapshots.join();
    passwords.join();
    tournaments.join();
    reads.join();
  }
};

}  // namespace crownhead::live
