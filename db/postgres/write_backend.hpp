#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "db/postgres/driver.hpp"
#include "db/sql/write_backend.hpp"

namespace crownhead::db {

/// A connection that writes to a database of PostgreSQL, the `number`th of a process. It holds the
/// lock with that number for its whole life: when the lock is free, the lost connection of another
/// process has ended. A process without a node id holds the lock alone, so no other one writes. A
/// process with a node id shares it with other nodes and also holds a lock of its own.
class PostgresWriteBackend final : public WriteBackend {
 public:
  /// Throws StoreError if the database cannot be reached, std::runtime_error with a sentence if
  /// another process holds it.
  explicit PostgresWriteBackend(std::string address, int number = 0,
                                std::optional<std::int64_t> node = std::nullopt);

  Connection& connection() override { return connection_; }
  /// All errors belong to jobs, so there are none to report.
  void on_failure(FailureCallback) override {}
  void limit_time() override;
  void allow_long_statements() override;
  void lock(std::span<const std::int64_t> keys, bool everything) override;
  void batch_ended() override {}
  /// Also returns false once the node has been removed from `nodes`.
  bool reach_again() override;

 private:
  std::string address_;
  int number_;
  std::optional<std::int64_t> node_;
  bool limited_ = false;  ///< limit_time() was called
  Connection connection_;
};

/// Opens all connections of a process that may write, the node `node` or one that writes alone;
/// throws like the constructor of PostgresWriteBackend.
WriteSides postgres_write_sides(const std::string& address,
                                std::optional<std::int64_t> node = std::nullopt);

}  // namespace crownhead::db
