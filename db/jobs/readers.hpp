#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// A pool of read-only connections, each used by one thread at a time. They are opened when needed
/// and kept with their prepared statements. Safe on any thread.
class Readers {
 public:
  using Open = std::function<std::unique_ptr<Connection>()>;

  /// `open` is called on the thread that borrows.
  explicit Readers(Open open) : open_(std::move(open)) {}

  /// A connection on loan.
  class Loan {
   public:
    ~Loan();
    Loan(const Loan&) = delete;
    Loan& operator=(const Loan&) = delete;
    Connection& operator*() { return *connection_; }
    Connection* operator->() { return connection_.get(); }

   private:
    friend class Readers;
    Loan(Readers& from, std::unique_ptr<Connection> connection)
        : from_(from), connection_(std::move(connection)) {}

    Readers& from_;
    std::unique_ptr<Connection> connection_;
  };

  /// Throws StoreError while the pool is shut, and std::logic_error on a thread that may not read.
  Loan borrow();

  /// Forbids reads on this thread permanently. For threads that others wait for, because a read may
  /// take long.
  static void forbid_on_this_thread();
  /// Returns how often a thread without permission tried to read, in this process.
  static int forbidden_tries();

  /// Forbids reads while the outcome of the writer's last commit is unknown: a reader might see
  /// data that is later lost.
  void shut(bool shut) { shut_.store(shut, std::memory_order_release); }

 private:
  /// Returns nullptr if there is none.
  std::unique_ptr<Connection> free_one();

  Open open_;
  std::atomic<bool> shut_ = false;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Connection>> free_;
};

}  // namespace crownhead::db
