#include "db/gathered_log.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <sqlite3.h>
#include <stdexcept>
#include <string>

namespace crownhead::db {
namespace {

/// SQLite's own VFS for Unix writes no more at once; a longer piece it takes for a full disk.
constexpr std::size_t most_gathered = 0x1ffff;

sqlite3_vfs& system_vfs() {
  static sqlite3_vfs* const vfs = sqlite3_vfs_find(nullptr);
  return *vfs;
}

/// SQLite holds its memory; the system's own file follows it there.
struct LogFile : sqlite3_file {
  std::string gathered;
  sqlite3_int64 start = 0;  ///< where in the file `gathered` belongs

  static LogFile& of(sqlite3_file* file) { return *static_cast<LogFile*>(file); }
  sqlite3_file* file() { return reinterpret_cast<sqlite3_file*>(this + 1); }

  int put(const void* data, int amount, sqlite3_int64 offset) {
    const auto added = static_cast<std::size_t>(amount);
    const bool follows = offset == start + static_cast<sqlite3_int64>(gathered.size());
    if (!follows || gathered.size() + added > most_gathered)
      if (const int code = hand_over(); code != SQLITE_OK) return code;
    if (gathered.empty()) start = offset;
    gathered.append(static_cast<const char*>(data), added);
    return SQLITE_OK;
  }

  int hand_over() {
    if (gathered.empty()) return SQLITE_OK;
    const int code =
        file()->pMethods->xWrite(file(), gathered.data(), static_cast<int>(gathered.size()), start);
    gathered.clear();
    return code;
  }
};

static_assert(sizeof(LogFile) % alignof(std::max_align_t) == 0);

/// The method of the system's file, after it has been handed what was gathered.
template <auto Method, class... Args>
int after_handing_over(sqlite3_file* file, Args... args) {
  auto& log = LogFile::of(file);
  if (const int code = log.hand_over(); code != SQLITE_OK) return code;
  return (log.file()->pMethods->*Method)(log.file(), args...);
}

template <auto Method, class... Args>
int at_once(sqlite3_file* file, Args... args) {
  auto& log = LogFile::of(file);
  return (log.file()->pMethods->*Method)(log.file(), args...);
}

int close(sqlite3_file* file) {
  auto& log = LogFile::of(file);
  const int handed = log.hand_over();
  const int closed = log.file()->pMethods->xClose(log.file());
  std::destroy_at(&log);
  return handed == SQLITE_OK ? closed : handed;
}

int write(sqlite3_file* file, const void* data, int amount, sqlite3_int64 offset) {
  return LogFile::of(file).put(data, amount, offset);
}

using Methods = sqlite3_io_methods;

constexpr Methods log_methods{
    .iVersion = 1,
    .xClose = close,
    .xRead = after_handing_over<&Methods::xRead, void*, int, sqlite3_int64>,
    .xWrite = write,
    .xTruncate = after_handing_over<&Methods::xTruncate, sqlite3_int64>,
    .xSync = after_handing_over<&Methods::xSync, int>,
    .xFileSize = after_handing_over<&Methods::xFileSize, sqlite3_int64*>,
    .xLock = at_once<&Methods::xLock, int>,
    .xUnlock = at_once<&Methods::xUnlock, int>,
    .xCheckReservedLock = at_once<&Methods::xCheckReservedLock, int*>,
    .xFileControl = at_once<&Methods::xFileControl, int, void*>,
    .xSectorSize = at_once<&Methods::xSectorSize>,
    .xDeviceCharacteristics = at_once<&Methods::xDeviceCharacteristics>,
    .xShmMap = nullptr,
    .xShmLock = nullptr,
    .xShmBarrier = nullptr,
    .xShmUnmap = nullptr,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  auto& system = system_vfs();
  if ((flags & SQLITE_OPEN_WAL) == 0) return system.xOpen(&system, name, file, flags, out_flags);
  auto* log = ::new (static_cast<void*>(file)) LogFile{};
  const int code = system.xOpen(&system, name, log->file(), flags, out_flags);
  if (code == SQLITE_OK)
    log->pMethods = &log_methods;
  else
    std::destroy_at(log);
  return code;
}

const char* register_vfs() {
  static sqlite3_vfs vfs = system_vfs();
  vfs.zName = "gathered_log";
  vfs.szOsFile += static_cast<int>(sizeof(LogFile));
  vfs.xOpen = open;
  if (sqlite3_vfs_register(&vfs, 0) != SQLITE_OK)
    throw std::logic_error("SQLite takes no further VFS");
  return vfs.zName;
}

}  // namespace

const char* gathered_log() {
  static const char* const name = register_vfs();
  return name;
}

}  // namespace crownhead::db
