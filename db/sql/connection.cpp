#include "db/sql/connection.hpp"

#include <stdexcept>
#include <utility>

namespace crownhead::db {

KeptStatement& Connection::prepared(std::string_view sql) {
  if (const auto found = statements_.find(sql); found != statements_.end()) {
    if (found->second.running)
      throw std::logic_error("a statement was restarted while it was running: " + std::string(sql));
    return found->second;
  }
  return statements_.emplace(sql, KeptStatement{driver_->prepare(sql)}).first->second;
}

void Connection::renew(std::unique_ptr<Driver> driver) {
  statements_.clear();
  driver_ = std::move(driver);
  ++rollbacks_;
}

Transaction::Transaction(Connection& connection, Kind kind) : connection_(connection) {
  connection.driver_->begin(kind);
}

Transaction::~Transaction() {
  if (open_) ++connection_.rollbacks_;
  // A failed commit may have rolled back already.
  if (connection_.in_transaction()) connection_.driver_->rollback();
}

void Transaction::commit() {
  connection_.driver_->commit();
  open_ = false;
}

Savepoint::Savepoint(Connection& connection) : connection_(connection) {
  connection.run("SAVEPOINT part");
}

Savepoint::~Savepoint() {
  if (open_ && connection_.in_transaction())
    connection_.driver_->try_script("ROLLBACK TO part; RELEASE part");
}

void Savepoint::keep() {
  connection_.run("RELEASE part");
  open_ = false;
}

}  // namespace crownhead::db
