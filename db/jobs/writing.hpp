#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>

#include "rules/instant.hpp"

namespace crownhead::db {

struct WriterStats {
  std::uint64_t jobs = 0;     ///< committed, including those that failed alone
  std::uint64_t commits = 0;  ///< one per batch
  std::uint64_t refused = 0;  ///< answered busy or unavailable
  std::uint64_t largest_batch = 0;
};

/// The state of the writing, which all lanes of a writer report and read. Safe on any thread.
class Writing {
 public:
  using Lost = std::function<void(bool)>;
  /// Receives the reason of a failure, or `well` as true when the failure is over.
  using Report = std::function<void(bool well, const std::string& what)>;
  using SlowCommit = std::function<void(Millis took, std::size_t jobs)>;

  /// Returns the last error.
  std::string failure() const;
  void note_failure(const std::string& what);
  /// Stops all writing permanently.
  void break_down(const std::string& why);
  bool broken() const { return broken_.load(std::memory_order_acquire); }

  /// Records that there is no room to write, on the disk or in memory, until the next successful
  /// write.
  void lack_room(const std::string& why);
  void wrote();
  bool lacks_room() const { return lacks_room_.load(std::memory_order_acquire); }

  /// True if new jobs will be stored, as far as is known.
  bool healthy() const { return !broken() && !lost() && !lacks_room(); }
  /// Calls `report` once for each failure of the store, and once when it is over; on any thread.
  /// Replaces the previous callback.
  void report_to(Report report);

  /// Count the lanes that have lost their connection.
  void lose_one();
  void find_one();
  bool lost() const { return lost_.load(std::memory_order_acquire) > 0; }
  /// Called when the first connection is lost and when the last one is restored.
  void on_lost(Lost lost);

  /// Set it before the first job.
  void on_slow_commit(Millis after, SlowCommit callback);
  void committed(std::chrono::steady_clock::duration took, std::size_t jobs);
  void refused(std::size_t jobs);
  WriterStats stats() const;

 private:
  mutable std::mutex mutex_;
  std::string failure_;
  Lost on_lost_;
  Report report_ = [](bool, const std::string&) {};
  WriterStats stats_;
  Millis slow_after_;
  SlowCommit slow_commit_;
  std::atomic<bool> broken_ = false;
  std::atomic<bool> lacks_room_ = false;
  std::atomic<int> lost_ = 0;  ///< changed under the mutex
};

}  // namespace crownhead::db
