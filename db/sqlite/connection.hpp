#pragma once

#include <filesystem>

#include "db/sql/connection.hpp"
#include "db/sqlite/driver.hpp"
#include "db/sqlite/error.hpp"

namespace crownhead::db {

/// A connection to a file, with what SQLite alone has. Throws SqliteError.
class SqliteConnection : public Connection {
 public:
  using Mode = SqliteDriver::Mode;

  SqliteConnection(const std::filesystem::path& file, Mode mode);

  /// Keeps in `pages` how long the log is after each commit, in place of SQLite's own checkpoints.
  void count_log_pages(int& pages);
  sqlite3* handle() const { return static_cast<SqliteDriver&>(driver()).handle(); }
};

}  // namespace crownhead::db
