#include "tests/faults/faulty_vfs.hpp"

#include "db/sqlite/connection.hpp"
#include "db/sqlite/forwarding_file.hpp"
#include "tests/faults/control.hpp"

namespace crownhead::faults {
namespace {

DiskFault fault() { return control()->disk; }

struct FaultyFile : db::ForwardingFile<FaultyFile> {
  static constexpr int wrapped = ~0;
  static const sqlite3_io_methods methods;
};

int write(sqlite3_file* file, const void* data, int amount, sqlite3_int64 offset) {
  const auto put = [&](int bytes) {
    return db::at_once<FaultyFile, &sqlite3_io_methods::xWrite>(file, data, bytes, offset);
  };
  switch (fault()) {
    case DiskFault::full: return SQLITE_FULL;
    case DiskFault::write_error: return SQLITE_IOERR_WRITE;
    case DiskFault::torn_write:
      if (const int code = put(amount / 2); code != SQLITE_OK) return code;
      return SQLITE_IOERR_WRITE;
    case DiskFault::none:
    case DiskFault::sync_error: break;
  }
  return put(amount);
}

int sync(sqlite3_file* file, int flags) {
  if (fault() == DiskFault::sync_error) return SQLITE_IOERR_FSYNC;
  return db::at_once<FaultyFile, &sqlite3_io_methods::xSync>(file, flags);
}

constexpr sqlite3_io_methods FaultyFile::methods = [] {
  auto methods = db::passed_on<FaultyFile>();
  methods.xWrite = write;
  methods.xSync = sync;
  return methods;
}();

}  // namespace

void break_disk_on_command() {
  // The first connection initialises SQLite, which would discard a VFS registered before.
  const db::SqliteConnection first(":memory:", db::SqliteConnection::Mode::read_write_create);
  db::register_outer_vfs<FaultyFile>("faulty", true);
}

}  // namespace crownhead::faults
