#include "db/sqlite/gathered_log.hpp"

#include <cstddef>
#include <string>

#include "db/sqlite/outer_file.hpp"

namespace crownhead::db {
namespace {

/// SQLite's own VFS for Unix writes no more at once; it takes a longer piece for a full disk.
constexpr std::size_t most_gathered = 0x1ffff;

struct LogFile : OuterFile<LogFile> {
  static constexpr int wrapped = SQLITE_OPEN_WAL;
  static const sqlite3_io_methods methods;

  std::string gathered;
  sqlite3_int64 start = 0;  ///< where in the file `gathered` belongs

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
    const int code = inner()->pMethods->xWrite(inner(), gathered.data(),
                                               static_cast<int>(gathered.size()), start);
    gathered.clear();
    return code;
  }
};

/// The method of the system's file, after it has been handed what was gathered.
template <auto Method, class... Args>
int after_handing_over(sqlite3_file* file, Args... args) {
  if (const int code = LogFile::of(file).hand_over(); code != SQLITE_OK) return code;
  return at_once<LogFile, Method, Args...>(file, args...);
}

int close(sqlite3_file* file) {
  const int handed = LogFile::of(file).hand_over();
  const int closed = close_outer<LogFile>(file);
  return handed == SQLITE_OK ? closed : handed;
}

int write(sqlite3_file* file, const void* data, int amount, sqlite3_int64 offset) {
  return LogFile::of(file).put(data, amount, offset);
}

using Methods = sqlite3_io_methods;

constexpr Methods LogFile::methods = [] {
  auto methods = passed_on<LogFile>();
  methods.xClose = close;
  methods.xRead = after_handing_over<&Methods::xRead, void*, int, sqlite3_int64>;
  methods.xWrite = write;
  methods.xTruncate = after_handing_over<&Methods::xTruncate, sqlite3_int64>;
  methods.xSync = after_handing_over<&Methods::xSync, int>;
  methods.xFileSize = after_handing_over<&Methods::xFileSize, sqlite3_int64*>;
  return methods;
}();

}  // namespace

const char* gathered_log() {
  static const char* const name = register_outer_vfs<LogFile>("gathered_log");
  return name;
}

}  // namespace crownhead::db
