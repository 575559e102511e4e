#pragma once

#include <memory>
#include <string>

#include "db/postgres/driver.hpp"
#include "db/sql/write_side.hpp"

namespace crownhead::db {

/// The connection that writes to a database of PostgreSQL. It holds a lock of the database for as
/// long as it lives, so that one process writes: the connection of another that is lost has ended
/// when the lock is free.
class PostgresWriteSide final : public WriteSide {
 public:
  /// Throws StoreError if the database cannot be reached, std::runtime_error with a sentence if
  /// another process holds it.
  explicit PostgresWriteSide(std::string address);

  Connection& connection() override { return connection_; }
  /// There is nothing beside the jobs.
  void tell_trouble(Trouble) override {}
  void batch_ended() override {}
  bool reach_again() override;

 private:
  std::string address_;
  Connection connection_;
};

}  // namespace crownhead::db
