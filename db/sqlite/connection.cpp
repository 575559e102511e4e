#include "db/sqlite/connection.hpp"

#include <memory>
#include <sqlite3.h>

namespace crownhead::db {

SqliteConnection::SqliteConnection(const std::filesystem::path& file, Mode mode)
    : Connection(std::make_unique<SqliteDriver>(file, mode)) {}

void SqliteConnection::count_log_pages(WrittenLog& log) {
  const auto keep = [](void* kept, sqlite3*, const char*, int count) {
    auto& written = *static_cast<WrittenLog*>(kept);
    written.pages = count;
    ++written.commits;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(handle(), keep, &log);
}

}  // namespace crownhead::db
