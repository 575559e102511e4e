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
  std::uint64_t jobs = 0;     ///< committed, those included that failed alone
  std::uint64_t commits = 0;  ///< one for each batch
  std::uint64_t refused = 0;  ///< answered busy or unavailable
  std::uint64_t largest_batch = 0;
};

/// How the writing goes, which all lanes of a writer tell and know. Safe on any thread.
class Writing {
 public:
  using Lost = std::function<void(bool)>;
  /// Gets what failed, or with `well` that it is over.
  using Report = std::function<void(bool well, const std::string& what)>;
  using SlowCommit = std::function<void(Millis took, std::size_t jobs)>;

  /// What went wrong last.
  std::string trouble() const;
  void note_trouble(const std::string& what);
  /// Nothing more is written, for good.
  void break_down(const std::string& why);
  bool broken() const { return broken_.load(std::memory_order_acquire); }

  /// There is no room to write, on the disk or in memory, until something was written.
  void lack_room(const std::string& why);
  void wrote();
  bool lacks_room() const { return lacks_room_.load(std::memory_order_acquire); }

  /// Whether what is handed in now is stored, as far as anybody knows.
  bool healthy() const { return !broken() && !lost() && !lacks_room(); }
  /// Calls `report` once for each failure of the store, and when it is over; on any thread.
  /// Replaces the previous callback.
  void report_to(Report report);

  /// One lane more, or one less, is without its connection.
  void lose_one();
  void find_one();
  bool lost() const { return lost_.load(std::memory_order_acquire) > 0; }
  /// Is told of the first that is lost and of the last that is found.
  void tell_lost(Lost lost);

  /// To be set before the first job.
  void tell_slow_commits(Millis after, SlowCommit told);
  void committed(std::chrono::steady_clock::duration took, std::size_t jobs);
  void refused(std::size_t jobs);
  WriterStats stats() const;

 private:
  mutable std::mutex mutex_;
  std::string trouble_;
  Lost tell_lost_;
  Report report_ = [](bool, const std::string&) {};
  WriterStats stats_;
  Millis slow_after_;
  SlowCommit slow_commit_;
  std::atomic<bool> broken_ = false;
  std::atomic<bool> lacks_room_ = false;
  std::atomic<int> lost_ = 0;  ///< changed under the mutex
};

}  // namespace crownhead::db
