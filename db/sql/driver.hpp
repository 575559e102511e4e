#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "db/sql/value.hpp"

namespace crownhead::db {

/// A statement that an engine has prepared. After an exception it can be run again.
class Statement {
 public:
  /// Whether a run copies text and bytes, or uses views that must outlive it.
  enum class Keeps : std::uint8_t { views, copies };

  Statement() = default;
  virtual ~Statement() = default;
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  /// Runs from start to end and returns the number of rows that it changed.
  virtual std::int64_t changed(std::span<const Value> values) = 0;
  /// As changed(), if the number is not needed. In a transaction an engine may send it together
  /// with the next statement, which then throws this one's error.
  virtual void run(std::span<const Value> values) { changed(values); }

  virtual void start(std::span<const Value> values, Keeps keeps) = 0;
  /// Returns false after the last row.
  virtual bool next() = 0;
  virtual void end() noexcept = 0;

  /// Columns of this row, counted from 0. A null reads as 0 or empty; views are valid until the
  /// next row.
  virtual bool is_null(int column) const = 0;
  virtual std::int64_t integer(int column) const = 0;
  virtual double real(int column) const = 0;
  virtual std::string_view text(int column) const = 0;
  virtual Bytes bytes(int column) const = 0;
};

enum class Engine : std::uint8_t { sqlite, postgres };

/// A connection to an engine. Errors are StoreErrors. Used by one thread at a time.
class Driver {
 public:
  /// `read`: all reads see one state. `write`: for changes; on SQLite no one else can write at the
  /// same time.
  enum class Begin : std::uint8_t { read, write };

  Driver() = default;
  virtual ~Driver() = default;
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

  virtual Engine engine() const = 0;
  /// Returns the database's name as an operator writes it.
  virtual std::string name() const = 0;

  virtual std::unique_ptr<Statement> prepare(std::string_view sql) = 0;
  /// Runs several statements without parameters.
  virtual void script(const std::string& sql) = 0;
  /// As script(), for undoing: errors are ignored.
  virtual void try_script(const std::string& sql) noexcept = 0;

  virtual void begin(Begin how) = 0;
  virtual void commit() = 0;
  /// Errors are ignored.
  virtual void rollback() noexcept = 0;
  /// Returns when all statements have ended; throws the error of one that failed.
  virtual void settle() {}
  virtual bool in_transaction() const = 0;
  /// True if a statement of the transaction has failed and the engine runs no others before a
  /// rollback.
  virtual bool takes_no_more() const = 0;
  /// True if the connection has ended.
  virtual bool lost() const = 0;
};

}  // namespace crownhead::db
