#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "db/sql/driver.hpp"

namespace crownhead::db {

class PostgresSession;

/// A connection to PostgreSQL, version 15 or later. Arguments and results are sent in binary; all
/// rows of a run are in memory from its start. After a failed statement a transaction can only be
/// rolled back, to a savepoint or as a whole. The start of a transaction, and statements in it
/// whose number of rows is not needed, are sent together with the next statement that is.
class PostgresDriver final : public Driver {
 public:
  /// `address` is a URI (postgresql://…) or libpq's "name=value …". Throws StoreError if the server
  /// cannot be reached, std::runtime_error if libpq is missing.
  explicit PostgresDriver(const std::string& address);
  ~PostgresDriver() override;

  Engine engine() const override { return Engine::postgres; }
  /// Returns for example "games on db.example.org".
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
