#pragma once

#include <libpq-fe.h>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "db/postgres/arguments.hpp"

namespace crownhead::db {

/// A connection of libpq. Commands given to later() are sent in one piece with the next one that
/// needs an answer, so that all of them take one round trip. All functions throw StoreError.
class PostgresSession {
 public:
  struct Clear {
    void operator()(PGresult* result) const;
  };
  using Result = std::unique_ptr<PGresult, Clear>;

  struct Command {
    /// The SQL; for a prepared command only used in errors.
    std::shared_ptr<const std::string> text;
    std::string prepared_as = {};  ///< empty: the text is sent
    Arguments arguments = Arguments({}, Arguments::Keeps::views);
  };

  /// See the constructor of PostgresDriver.
  explicit PostgresSession(const std::string& address);

  pg_conn* connection() const { return connection_.get(); }

  /// Sends all queued commands and this one, and returns the answer to it.
  Result answer(Command command);
  /// Queues the command for the next answer. The data of its arguments must live until then.
  void later(Command command);
  /// Sends all queued commands and waits for their answers.
  void settle();
  /// Drops the queued commands.
  void forget() { waiting_.clear(); }
  bool waits() const { return !waiting_.empty(); }
  /// True if the server has started a transaction.
  bool in_transaction() const;
  /// True if a statement of the transaction has failed.
  bool takes_no_more() const;

  /// Runs one statement or several without parameters. No command may be queued.
  void script(const std::string& sql, const std::string& doing);
  /// No command may be queued.
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
