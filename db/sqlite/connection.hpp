#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <sqlite3.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

using Bytes = std::span<const std::uint8_t>;

/// What SQLite refused, with its extended result code.
class SqliteError : public std::runtime_error {
 public:
  SqliteError(int code, const std::string& what) : std::runtime_error(what), code_(code) {}

  int code() const { return code_; }
  /// Without the extension: SQLITE_FULL, SQLITE_IOERR, …
  int primary() const { return code_ & 0xff; }
  /// Passes by itself or by an operator who makes room.
  bool may_pass() const;
  /// The fault of what was asked for alone, not of the disk.
  bool is_of_the_statement() const;
  /// What the code means, in SQLite's words.
  std::string meaning() const;

  static SqliteError no_memory(const std::string& what);

 private:
  int code_;
};

/// How C++ types are bound to parameters and read from columns. Text and bytes that are bound must
/// outlive the run of the statement unless `copy`; views that are read hold until the next step.
namespace column {

void bind(sqlite3_stmt* statement, int index, std::int64_t value, bool copy);
void bind(sqlite3_stmt* statement, int index, double value, bool copy);
void bind(sqlite3_stmt* statement, int index, std::string_view value, bool copy);
void bind(sqlite3_stmt* statement, int index, Bytes value, bool copy);
void bind(sqlite3_stmt* statement, int index, std::nullopt_t, bool copy);

template <class T>
  requires(std::integral<T> || std::is_enum_v<T>)
void bind(sqlite3_stmt* statement, int index, T value, bool copy) {
  bind(statement, index, static_cast<std::int64_t>(value), copy);
}
inline void bind(sqlite3_stmt* statement, int index, const std::string& value, bool copy) {
  bind(statement, index, std::string_view(value), copy);
}
inline void bind(sqlite3_stmt* statement, int index, const char* value, bool copy) {
  bind(statement, index, std::string_view(value), copy);
}
inline void bind(sqlite3_stmt* statement, int index, const std::vector<std::uint8_t>& value,
                 bool copy) {
  bind(statement, index, Bytes(value), copy);
}
template <std::size_t N>
void bind(sqlite3_stmt* statement, int index, const std::array<std::uint8_t, N>& value, bool copy) {
  bind(statement, index, Bytes(value), copy);
}
template <class Kind>
void bind(sqlite3_stmt* statement, int index, Id<Kind> value, bool copy) {
  bind(statement, index, value.value, copy);
}
inline void bind(sqlite3_stmt* statement, int index, Instant value, bool copy) {
  bind(statement, index, value.ms, copy);
}
inline void bind(sqlite3_stmt* statement, int index, Millis value, bool copy) {
  bind(statement, index, value.count, copy);
}
template <class T>
void bind(sqlite3_stmt* statement, int index, const std::optional<T>& value, bool copy) {
  if (value)
    bind(statement, index, *value, copy);
  else
    bind(statement, index, std::nullopt, copy);
}

template <class T>
struct Read;
template <>
struct Read<std::int64_t> {
  static std::int64_t from(sqlite3_stmt* statement, int index);
};
template <>
struct Read<double> {
  static double from(sqlite3_stmt* statement, int index);
};
template <>
struct Read<std::string_view> {
  static std::string_view from(sqlite3_stmt* statement, int index);
};
template <>
struct Read<Bytes> {
  static Bytes from(sqlite3_stmt* statement, int index);
};
template <>
struct Read<std::string> {
  static std::string from(sqlite3_stmt* statement, int index) {
    return std::string(Read<std::string_view>::from(statement, index));
  }
};
template <class T>
  requires(std::integral<T> || std::is_enum_v<T>)
struct Read<T> {
  static T from(sqlite3_stmt* statement, int index) {
    return static_cast<T>(Read<std::int64_t>::from(statement, index));
  }
};
template <class Kind>
struct Read<Id<Kind>> {
  static Id<Kind> from(sqlite3_stmt* statement, int index) {
    return {Read<std::int64_t>::from(statement, index)};
  }
};
template <>
struct Read<Instant> {
  static Instant from(sqlite3_stmt* statement, int index) {
    return {Read<std::int64_t>::from(statement, index)};
  }
};
template <>
struct Read<Millis> {
  static Millis from(sqlite3_stmt* statement, int index) {
    return {Read<std::int64_t>::from(statement, index)};
  }
};
template <class T>
struct Read<std::optional<T>> {
  static std::optional<T> from(sqlite3_stmt* statement, int index) {
    if (sqlite3_column_type(statement, index) == SQLITE_NULL) return std::nullopt;
    return Read<T>::from(statement, index);
  }
};

}  // namespace column

/// One run of a prepared statement, which is free again at its end.
class Rows {
 public:
  explicit Rows(sqlite3_stmt* statement) : statement_(statement) {}
  ~Rows();
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;

  /// False after the last row.
  bool next();

  /// The next column of this row, from the left.
  template <class T>
  T take() {
    return column::Read<T>::from(statement_, column_++);
  }

 private:
  sqlite3_stmt* statement_;
  int column_ = 0;
};

/// A connection with its prepared statements, which are kept by their text. Used by one thread at a
/// time. Everything throws SqliteError.
class Connection {
 public:
  enum class Mode : std::uint8_t {
    read_write_create,
    read_only,
    writer,        ///< as read_write_create; for a log that is synced at each commit
    checkpointer,  ///< as read_write_create; the file is synced little by little
  };

  Connection(const std::filesystem::path& file, Mode mode);

  /// Runs a statement to its end; returns the number of rows that it changed.
  template <class... Args>
  std::int64_t run(std::string_view sql, const Args&... args) {
    Rows rows(start(sql, false, args...));
    const std::int64_t before = sqlite3_total_changes64(handle_.get());
    while (rows.next()) continue;
    return sqlite3_total_changes64(handle_.get()) - before;
  }

  template <class... Args>
  Rows query(std::string_view sql, const Args&... args) {
    return Rows(start(sql, true, args...));
  }

  /// The first column of the first row.
  template <class T, class... Args>
  std::optional<T> value(std::string_view sql, const Args&... args) {
    Rows rows(start(sql, false, args...));
    return rows.next() ? std::optional<T>(rows.take<T>()) : std::nullopt;
  }

  /// The first column of every row.
  template <class T, class... Args>
  std::vector<T> values(std::string_view sql, const Args&... args) {
    Rows rows(start(sql, false, args...));
    std::vector<T> found;
    while (rows.next()) found.push_back(rows.take<T>());
    return found;
  }

  /// Runs several statements without parameters, which are not kept.
  void script(const std::string& sql);

  std::int64_t last_insert_id() const { return sqlite3_last_insert_rowid(handle_.get()); }
  /// Of the main database.
  std::filesystem::path file() const;
  /// Keeps in `pages` how long the log is after each commit, in place of SQLite's own checkpoints.
  void count_log_pages(int& pages);
  bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }
  /// How many transactions have ended without a commit.
  std::uint64_t rollbacks() const { return rollbacks_; }
  sqlite3* handle() { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  /// Hashes the length and the end: few statements share both, and hashing all of a long one would
  /// cost every move.
  struct TextHash {
    using is_transparent = void;
    static constexpr std::size_t looked_at = 16;
    std::size_t operator()(std::string_view text) const {
      const auto end = text.substr(text.size() - std::min(text.size(), looked_at));
      return std::hash<std::string_view>{}(end) + text.size();
    }
  };

  template <class... Args>
  sqlite3_stmt* start(std::string_view sql, bool copy, const Args&... args) {
    sqlite3_stmt* statement = prepared(sql);
    int index = 0;
    (column::bind(statement, ++index, args, copy), ...);
    return statement;
  }
  sqlite3_stmt* prepared(std::string_view sql);

  friend class Transaction;

  std::unique_ptr<sqlite3, Close> handle_;
  std::uint64_t rollbacks_ = 0;
  std::unordered_map<std::string, std::unique_ptr<sqlite3_stmt, Finalize>, TextHash,
                     std::equal_to<>>
      statements_;
};

/// Rolled back at the end of the scope unless committed.
class Transaction {
 public:
  enum class Kind : std::uint8_t { read, immediate };

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
