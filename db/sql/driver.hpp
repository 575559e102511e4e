#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "db/sql/value.hpp"

namespace crownhead::db {

/// A statement that an engine has prepared. What throws leaves it free for another run.
class Statement {
 public:
  /// Whether a run keeps copies of text and bytes, or views that must outlive it.
  enum class Keeps : std::uint8_t { views, copies };

  Statement() = default;
  virtual ~Statement() = default;
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  /// From its start to its end; returns the number of rows that it changed.
  virtual std::int64_t changed(std::span<const Value> values) = 0;
  /// As changed, where nobody waits for the number. In a transaction an engine may send it together
  /// with what comes next, which then throws what this failed with.
  virtual void run(std::span<const Value> values) { changed(values); }

  virtual void start(std::span<const Value> values, Keeps keeps) = 0;
  /// False after the last row.
  virtual bool next() = 0;
  virtual void end() noexcept = 0;

  /// Of this row, from 0. What is null is 0 or empty; views hold until the next row.
  virtual bool is_null(int column) const = 0;
  virtual std::int64_t integer(int column) const = 0;
  virtual double real(int column) const = 0;
  virtual std::string_view text(int column) const = 0;
  virtual Bytes bytes(int column) const = 0;
};

enum class Engine : std::uint8_t { sqlite, postgres };

/// A connection to an engine. What fails is a StoreError. Used by one thread at a time.
class Driver {
 public:
  /// `read`: all reads see one state. `write`: to change things; SQLite lets nobody else write
  /// beside it.
  enum class Begin : std::uint8_t { read, write };

  Driver() = default;
  virtual ~Driver() = default;
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

  virtual Engine engine() const = 0;
  /// The database, as an operator names it.
  virtual std::string name() const = 0;

  virtual std::unique_ptr<Statement> prepare(std::string_view sql) = 0;
  /// Several statements without parameters.
  virtual void script(const std::string& sql) = 0;
  /// As script, for what undoes: whatever goes wrong is passed over.
  virtual void try_script(const std::string& sql) noexcept = 0;

  virtual void begin(Begin how) = 0;
  virtual void commit() = 0;
  /// Whatever goes wrong is passed over.
  virtual void rollback() noexcept = 0;
  /// Returns when all is done that was run, and throws what that failed with.
  virtual void settle() {}
  virtual bool in_transaction() const = 0;
  /// A statement of the transaction has failed, and the engine runs no other before that is undone.
  virtual bool takes_no_more() const = 0;
  /// The connection has ended.
  virtual bool lost() const = 0;
};

}  // namespace crownhead::db
