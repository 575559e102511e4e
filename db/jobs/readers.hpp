#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Read-only connections, each used by one thread at a time. Made as they are needed and kept, with
/// their prepared statements; safe on any thread.
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

  /// Throws StoreError while they are shut, and std::logic_error on a thread that may not read.
  Loan borrow();

  /// From now on this thread may not: others wait for it, and a read may take long.
  static void forbid_on_this_thread();
  /// How often one that may not has tried to, in this process.
  static int forbidden_tries();

  /// While nobody knows what the writer's last commit has done nobody may read: what was seen might
  /// not stay.
  void shut(bool shut) { shut_.store(shut, std::memory_order_release); }

 private:
  /// nullptr if none is.
  std::unique_ptr<Connection> free_one();

  Open open_;
  std::atomic<bool> shut_ = false;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Connection>> free_;
};

}  // namespace crownhead::db
