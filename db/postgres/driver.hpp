#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "db/sql/driver.hpp"

namespace crownhead::db {

class PostgresSession;

/// A connection to a PostgreSQL of version 15 at least. Arguments and results are sent in binary;
/// the rows of a run are all in memory from its start. A statement that fails in a transaction ends
/// what the transaction may do, unless a savepoint is gone back to. The beginning of a transaction,
/// and what is run in it with no number to be told, goes with the next that is to be answered.
class PostgresDriver final : public Driver {
 public:
  /// `address` is a URI (postgresql://…) or libpq's "name=value …". Throws StoreError if it cannot
  /// be reached, std::runtime_error if libpq is not there.
  explicit PostgresDriver(const std::string& address);
  ~PostgresDriver() override;

  Engine engine() const override { return Engine::postgres; }
  /// "games on db.example.org"
  std::string name() const override;
  std::unique_ptr<Statement> prepare(std::string_view sql) override;
  void script(const std::string& sql) override;
  void try_script(const std::string& sql) noexcept override;
  void begin(Begin how) override;
  void commit() override;
  void rollback() noexcept override;
  void settle() override;
  bool in_transaction() const override;
  bool takes_no_more() const override;
  bool lost() const override;

 private:
  std::unique_ptr<PostgresSession> session_;
  int prepared_ = 0;  ///< how many statements have been given a name
};

}  // namespace crownhead::db
