#include "db/sqlite/connection.hpp"

#include <memory>
#include <sqlite3.h>

namespace crownhead::db {

SqliteConnection::SqliteConnection(const std::filesystem::path& file, Mode mode)
    : Connection(std::make_unique<SqliteDriver>(file, mode)) {}

std::filesystem::path SqliteConnection::file() const {
  const char* file = sqlite3_db_filename(handle(), "main");
  return file ? file : "";
}

void SqliteConnection::count_log_pages(int& pages) {
  const auto keep = [](void* kept, sqlite3*, const char*, int count) {
    *static_cast<int*>(kept) = count;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(handle(), keep, &pages);
}

}  // namespace crownhead::db
