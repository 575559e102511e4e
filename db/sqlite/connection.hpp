#pragma once

#include <cstdint>
#include <filesystem>

#include "db/sql/connection.hpp"
#include "db/sqlite/driver.hpp"
#include "db/sqlite/error.hpp"

namespace crownhead::db {

/// The write-ahead log as the writing connection sees it.
struct WrittenLog {
  int pages = 0;             ///< since the log last restarted
  std::int64_t commits = 0;  ///< commits that added pages
};

/// A connection to a file, with SQLite's own functions. Throws SqliteError.
class SqliteConnection : public Connection {
 public:
  using Mode = SqliteDriver::Mode;

  SqliteConnection(const std::filesystem::path& file, Mode mode);

  /// Updates `log` after each commit that wrote pages; turns SQLite's automatic checkpoints off.
  void count_log_pages(WrittenLog& log);
  sqlite3* handle() const { return static_cast<SqliteDriver&>(driver()).handle(); }
};

}  // namespace crownhead::db
