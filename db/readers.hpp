#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <vector>

#include "db/sqlite/connection.hpp"

namespace crownhead::db {

/// Read-only connections, each used by one thread at a time. Made as they are needed and kept, with
/// their prepared statements; safe on any thread.
class Readers {
 public:
  explicit Readers(std::filesystem::path file) : file_(std::move(file)) {}

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

  Loan borrow();

 private:
  std::filesystem::path file_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Connection>> free_;
};

}  // namespace crownhead::db
