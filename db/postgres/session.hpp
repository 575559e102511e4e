#pragma once

#include <libpq-fe.h>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "db/postgres/arguments.hpp"

namespace crownhead::db {

/// A connection of libpq. What is handed in by later() is sent with the next that is to be
/// answered, in one piece, so that both together take one round trip. Everything throws StoreError.
class PostgresSession {
 public:
  struct Clear {
    void operator()(PGresult* result) const;
  };
  using Result = std::unique_ptr<PGresult, Clear>;

  struct Command {
    std::shared_ptr<const std::string> text;  ///< of SQL; for an error, if it is prepared
    std::string prepared_as = {};             ///< empty: the text is sent
    Arguments arguments = Arguments({}, Arguments::Keeps::views);
  };

  /// As the constructor of PostgresDriver.
  explicit PostgresSession(const std::string& address);

  pg_conn* connection() const { return connection_.get(); }

  /// The answer to this, behind all that waits.
  Result answer(Command command);
  /// Leaves it for the next answer. What its arguments point to has to live until then.
  void later(Command command);
  /// The answers to all that waits.
  void settle();
  /// What waits is not sent at all.
  void forget() { waiting_.clear(); }
  bool waits() const { return !waiting_.empty(); }
  /// Whether the server has begun one.
  bool in_transaction() const;
  /// A statement of the transaction has failed.
  bool takes_no_more() const;

  /// One statement or several without parameters. Nothing may wait.
  void script(const std::string& sql, const std::string& doing);
  /// Nothing may wait.
  void prepare(const std::string& name, const std::string& sql, const std::vector<Oid>& types);

 private:
  struct Finish {
    void operator()(pg_conn* connection) const;
  };

  Result answer_together(std::span<const Command> commands);
  void send(const Command& command);
  [[noreturn]] void refuse(const PGresult* result, const std::string& doing) const;

  std::unique_ptr<pg_conn, Finish> connection_;
  std::vector<Command> waiting_;
};

}  // namespace crownhead::db
