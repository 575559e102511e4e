#include "tests/faults/faulty_vfs.hpp"

#include <sqlite3.h>
#include <stdexcept>

#include "db/outer_file.hpp"
#include "db/sqlite.hpp"
#include "tests/faults/control.hpp"

namespace crownhead::faults {
namespace {

sqlite3_vfs* system_vfs = nullptr;

DiskFault fault() { return control()->disk; }

struct FaultyFile : db::OuterFile<FaultyFile> {
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

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  auto* const inner = FaultyFile::of(file).inner();
  const int code = system_vfs->xOpen(system_vfs, name, inner, flags, out_flags);
  // SQLite closes what has methods, also after a failure.
  file->pMethods = inner->pMethods ? &FaultyFile::methods : nullptr;
  return code;
}

}  // namespace

void break_disk_on_command() {
  // The first connection sets SQLite up, which a look at its VFSs would end.
  const db::Connection first(":memory:", db::Connection::Mode::read_write_create);
  system_vfs = sqlite3_vfs_find(nullptr);
  static sqlite3_vfs vfs = *system_vfs;
  vfs.zName = "faulty";
  vfs.szOsFile += static_cast<int>(sizeof(FaultyFile));
  vfs.xOpen = open;
  if (sqlite3_vfs_register(&vfs, 1) != SQLITE_OK)
    throw std::runtime_error("SQLite takes no further VFS");
}

}  // namespace crownhead::faults
