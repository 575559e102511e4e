#include "db/sqlite/paced_file.hpp"

#include "db/sqlite/forwarding_file.hpp"

namespace crownhead::db {
namespace {

/// With 16 the syncs themselves keep the disk busy, and with 128 the log waits longer.
constexpr int pages_at_once = 64;

struct PacedFile : ForwardingFile<PacedFile> {
  static constexpr int wrapped = SQLITE_OPEN_MAIN_DB;
  static const sqlite3_io_methods methods;

  sqlite3_int64 not_synced = 0;  ///< pages
};

int sync(sqlite3_file* file, int flags) {
  PacedFile::of(file).not_synced = 0;
  return at_once<PacedFile, &sqlite3_io_methods::xSync>(file, flags);
}

int write(sqlite3_file* file, const void* data, int amount, sqlite3_int64 offset) {
  const int code = at_once<PacedFile, &sqlite3_io_methods::xWrite>(file, data, amount, offset);
  const bool many = code == SQLITE_OK && ++PacedFile::of(file).not_synced == pages_at_once;
  return many ? sync(file, SQLITE_SYNC_NORMAL) : code;
}

constexpr sqlite3_io_methods PacedFile::methods = [] {
  auto methods = passed_on<PacedFile>();
  methods.xWrite = write;
  methods.xSync = sync;
  return methods;
}();

}  // namespace

const char* throttled_sync() {
  static const char* const name = register_outer_vfs<PacedFile>("paced_file");
  return name;
}

}  // namespace crownhead::db
