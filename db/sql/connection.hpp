#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "db/sql/driver.hpp"
#include "db/sql/store_error.hpp"
#include "db/sql/value.hpp"

namespace crownhead::db {

/// Reads C++ types from columns.
namespace column {

template <class T>
struct Read;
template <>
struct Read<std::int64_t> {
  static std::int64_t from(const Statement& row, int column) { return row.integer(column); }
};
template <>
struct Read<double> {
  static double from(const Statement& row, int column) { return row.real(column); }
};
template <>
struct Read<std::string_view> {
  static std::string_view from(const Statement& row, int column) { return row.text(column); }
};
template <>
struct Read<Bytes> {
  static Bytes from(const Statement& row, int column) { return row.bytes(column); }
};
template <>
struct Read<std::string> {
  static std::string from(const Statement& row, int column) {
    return std::string(row.text(column));
  }
};
template <class T>
  requires(std::integral<T> || std::is_enum_v<T>)
struct Read<T> {
  static T from(const Statement& row, int column) { return static_cast<T>(row.integer(column)); }
};
template <class Kind>
struct Read<Id<Kind>> {
  static Id<Kind> from(const Statement& row, int column) { return {row.integer(column)}; }
};
template <>
struct Read<Instant> {
  static Instant from(const Statement& row, int column) { return {row.integer(column)}; }
};
template <>
struct Read<Millis> {
  static Millis from(const Statement& row, int column) { return {row.integer(column)}; }
};
template <class T>
struct Read<std::optional<T>> {
  static std::optional<T> from(const Statement& row, int column) {
    if (row.is_null(column)) return std::nullopt;
    return Read<T>::from(row, column);
  }
};

}  // namespace column

/// A prepared statement of a connection, and whether it is running.
struct KeptStatement {
  std::unique_ptr<Statement> statement;
  bool running = false;
};

/// One run of a prepared statement, which becomes free again when the run ends.
class Rows {
 public:
  Rows(KeptStatement& kept, std::span<const Value> values, Statement::Keeps keeps) : kept_(kept) {
    kept.statement->start(values, keeps);
    kept.running = true;
  }
  ~Rows() {
    kept_.statement->end();
    kept_.running = false;
  }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;

  /// Returns false after the last row.
  bool next() {
    column_ = 0;
    return kept_.statement->next();
  }

  /// Returns the next column of this row, from the left.
  template <class T>
  T take() {
    return column::Read<T>::from(*kept_.statement, column_++);
  }

 private:
  KeptStatement& kept_;
  int column_ = 0;
};

/// A connection with its prepared statements, which are cached by their text. Used by one thread at
/// a time. All functions throw StoreError.
class Connection {
 public:
  explicit Connection(std::unique_ptr<Driver> driver) : driver_(std::move(driver)) {}

  /// Runs a statement to its end. In a transaction it may be sent together with the next ones; then
  /// its error is thrown by the next statement, by settle() or by the commit.
  template <class... Args>
  void run(std::string_view sql, const Args&... args) {
    prepared(sql).statement->run(std::array<Value, sizeof...(Args)>{value_of(args)...});
  }
  /// Runs a statement to its end and returns the number of rows that it changed.
  template <class... Args>
  std::int64_t changed(std::string_view sql, const Args&... args) {
    return changed_with(sql, std::array<Value, sizeof...(Args)>{value_of(args)...});
  }
  /// As changed(), with any number of arguments.
  std::int64_t changed_with(std::string_view sql, std::span<const Value> values) {
    return prepared(sql).statement->changed(values);
  }
  /// Waits until all statements have ended.
  void settle() { driver_->settle(); }

  template <class... Args>
  Rows query(std::string_view sql, const Args&... args) {
    return query_with(sql, std::array<Value, sizeof...(Args)>{value_of(args)...});
  }
  Rows query_with(std::string_view sql, std::span<const Value> values) {
    return {prepared(sql), values, Statement::Keeps::copies};
  }

  /// Returns the first column of the first row.
  template <class T, class... Args>
  std::optional<T> value(std::string_view sql, const Args&... args) {
    Rows rows = started(sql, Statement::Keeps::views, args...);
    return rows.next() ? std::optional<T>(rows.take<T>()) : std::nullopt;
  }

  /// Runs a changing statement with RETURNING and returns the value of the row that it made,
  /// changed or deleted; nullopt if there is none.
  template <class T, class... Args>
  std::optional<T> insert(std::string_view sql, const Args&... args) {
    Rows rows = started(sql, Statement::Keeps::views, args...);
    std::optional<T> made;
    // Runs to the end, because references are checked there.
    while (rows.next()) made = rows.take<T>();
    return made;
  }

  /// Returns the first column of every row.
  template <class T, class... Args>
  std::vector<T> values(std::string_view sql, const Args&... args) {
    Rows rows = started(sql, Statement::Keeps::views, args...);
    std::vector<T> found;
    while (rows.next()) found.push_back(rows.take<T>());
    return found;
  }

  /// Returns the first two columns of every row.
  template <class First, class Second, class... Args>
  std::vector<std::pair<First, Second>> pairs(std::string_view sql, const Args&... args) {
    Rows rows = started(sql, Statement::Keeps::views, args...);
    std::vector<std::pair<First, Second>> found;
    while (rows.next()) {
      auto first = rows.take<First>();
      found.emplace_back(std::move(first), rows.take<Second>());
    }
    return found;
  }

  /// Runs several statements without parameters, which are not cached.
  void script(const std::string& sql) { driver_->script(sql); }

  Engine engine() const { return driver_->engine(); }
  std::string name() const { return driver_->name(); }

  bool in_transaction() const { return driver_->in_transaction(); }
  bool takes_no_more() const { return driver_->takes_no_more(); }
  bool lost() const { return driver_->lost(); }
  /// Continues with another connection to the same database. Unfinished work on the old one is
  /// lost.
  void renew(std::unique_ptr<Driver> driver);
  /// Returns how many transactions have ended without a commit.
  std::uint64_t rollbacks() const { return rollbacks_; }

 protected:
  Driver& driver() const { return *driver_; }

 private:
  /// Hashes the length and the end of a text: few statements share both, and hashing all of a long
  /// statement would slow every move.
  struct TextHash {
    using is_transparent = void;
    static constexpr std::size_t looked_at = 16;
    std::size_t operator()(std::string_view text) const {
      const auto end = text.substr(text.size() - std::min(text.size(), looked_at));
      return std::hash<std::string_view>{}(end) + text.size();
    }
  };

  template <class... Args>
  Rows started(std::string_view sql, Statement::Keeps keeps, const Args&... args) {
    const std::array<Value, sizeof...(Args)> values{value_of(args)...};
    return {prepared(sql), values, keeps};
  }
  KeptStatement& prepared(std::string_view sql);

  friend class Transaction;
  friend class Savepoint;

  std::unique_ptr<Driver> driver_;
  std::uint64_t rollbacks_ = 0;
  std::unordered_map<std::string, KeptStatement, TextHash, std::equal_to<>> statements_;
};

/// Rolled back at the end of the scope unless committed.
class Transaction {
 public:
  using Kind = Driver::Begin;

  Transaction(Connection& connection, Kind kind);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

 private:
  Connection& connection_;
  bool open_ = true;
};

/// A part of a transaction, undone at the end of the scope unless kept.
class Savepoint {
 public:
  explicit Savepoint(Connection& connection);
  ~Savepoint();
  Savepoint(const Savepoint&) = delete;
  Savepoint& operator=(const Savepoint&) = delete;

  void keep();

 private:
  Connection& connection_;
  bool open_ = true;
};

}  // namespace crownhead::db
