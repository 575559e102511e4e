#pragma once

#include <memory>
#include <string>

#include "db/postgres/driver.hpp"
#include "db/sql/write_side.hpp"

namespace crownhead::db {

/// A connection that writes to a database of PostgreSQL, the `number`th of a process. It holds the
/// lock of that number in the database for as long as it lives, so that one process writes: the
/// connection of another that is lost has ended when the lock is free.
class PostgresWriteSide final : public WriteSide {
 public:
  /// Throws StoreError if the database cannot be reached, std::runtime_error with a sentence if
  /// another process holds it.
  explicit PostgresWriteSide(std::string address, int number = 0);

  Connection& connection() override { return connection_; }
  /// There is nothing beside the jobs.
  void tell_trouble(Trouble) override {}
  void lock(std::span<const std::int64_t> keys, bool everything) override;
  void batch_ended() override {}
  bool reach_again() override;

 private:
  std::string address_;
  int number_;
  Connection connection_;
};

/// All connections of a process that may write; as the constructor of PostgresWriteSide.
WriteSides postgres_write_sides(const std::string& address);

}  // namespace crownhead::db
