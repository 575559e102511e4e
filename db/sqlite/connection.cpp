#include "db/sqlite/connection.hpp"

#include <memory>
#include <sqlite3.h>

namespace crownhead::db {

SqliteConnection::SqliteConnection(const std::filesystem::path& file, Mode mode)
    : Connection(std::make_unique<SqliteDriver>(file, mode)) {}

void SqliteConnection::count_log_pages(int& pages) {
  const auto keep = [](void* kept, sqlite3*, const char*, int count) {
    *static_cast<int*>(kept) = count;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(handle(), keep, &pages);
}

}  // namespace crownhead::db
