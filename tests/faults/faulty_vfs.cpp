#include "tests/faults/faulty_vfs.hpp"

#include <sqlite3.h>
#include <stdexcept>

#include "db/sqlite.hpp"
#include "tests/faults/control.hpp"

namespace crownhead::faults {
namespace {

sqlite3_vfs* system_vfs = nullptr;

DiskFault fault() { return control()->disk; }

/// SQLite holds its memory; the system's own file follows it there.
struct FaultyFile : sqlite3_file {
  sqlite3_file* file() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

static_assert(sizeof(FaultyFile) % alignof(void*) == 0);

sqlite3_file* inner(sqlite3_file* file) { return static_cast<FaultyFile*>(file)->file(); }

template <auto Method, class... Args>
auto pass(sqlite3_file* file, Args... args) {
  return (inner(file)->pMethods->*Method)(inner(file), args...);
}

int write(sqlite3_file* file, const void* data, int amount, sqlite3_int64 offset) {
  const auto put = [&](int bytes) {
    return pass<&sqlite3_io_methods::xWrite, const void*, int, sqlite3_int64>(file, data, bytes,
                                                                              offset);
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
  return pass<&sqlite3_io_methods::xSync, int>(file, flags);
}

using Methods = sqlite3_io_methods;

constexpr Methods faulty_methods{
    .iVersion = 2,
    .xClose = pass<&Methods::xClose>,
    .xRead = pass<&Methods::xRead, void*, int, sqlite3_int64>,
    .xWrite = write,
    .xTruncate = pass<&Methods::xTruncate, sqlite3_int64>,
    .xSync = sync,
    .xFileSize = pass<&Methods::xFileSize, sqlite3_int64*>,
    .xLock = pass<&Methods::xLock, int>,
    .xUnlock = pass<&Methods::xUnlock, int>,
    .xCheckReservedLock = pass<&Methods::xCheckReservedLock, int*>,
    .xFileControl = pass<&Methods::xFileControl, int, void*>,
    .xSectorSize = pass<&Methods::xSectorSize>,
    .xDeviceCharacteristics = pass<&Methods::xDeviceCharacteristics>,
    .xShmMap = pass<&Methods::xShmMap, int, int, int, void volatile**>,
    .xShmLock = pass<&Methods::xShmLock, int, int, int>,
    .xShmBarrier = pass<&Methods::xShmBarrier>,
    .xShmUnmap = pass<&Methods::xShmUnmap, int>,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  const int code = system_vfs->xOpen(system_vfs, name, inner(file), flags, out_flags);
  // SQLite closes what has methods, also after a failure.
  file->pMethods = inner(file)->pMethods ? &faulty_methods : nullptr;
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
